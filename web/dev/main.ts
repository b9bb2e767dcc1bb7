// Tables to look at while working on the look: /dev/index.html?f=samba-4-2&view=fan&surface=paper
// with `npx vite`. Not part of the built page.
import { mount } from 'svelte'
import { prefs } from '../src/state/kept/prefs'
import '../src/style/tokens.css'
import '../src/style/base.css'
import Desk from './Desk.svelte'

const asked = Object.fromEntries(new URL(location.href).searchParams)
const { f = 'samba-4-2', ...looks } = asked

prefs.update((now) => ({ ...now, sound: false, ...looks }))
mount(Desk, { target: document.getElementById('app') as HTMLElement, props: { name: f } })
