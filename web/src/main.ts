import { mount } from 'svelte'
import App from './App.svelte'
import { draw, holdForTable, quiet } from './cards/drawing'
import { fetchHeadingFace } from './headingFace'
import { hearInstallOffer } from './install'
import { arrived } from './net/api'
import { offline } from './offline'
import { here, routeOf } from './router'
import { engineLoaded, startEngine } from './tables/pageWorker'
import './style/tokens.css'
import './style/base.css'
import './style/paper.css'
import './style/pages.css'
import './style/forcedColours.css'

hearInstallOffer()
void arrived() // on its way while the page is built
if (routeOf(here()).page === 'home') startEngine() // and so is the table that one tap opens
mount(App, { target: document.getElementById('app') as HTMLElement })
document.querySelector('.too-old')?.remove()
offline(engineLoaded, quiet)

/** What is only beautiful comes after what is needed to play; without it the page is plainer. */
async function adorn(): Promise<void> {
  if (routeOf(here()).page === 'table') holdForTable()
  await engineLoaded()
  await quiet()
  // The drawings first, as they are small and on the cards.
  for (const one of [draw, fetchHeadingFace]) await one().catch(() => undefined)
}
if (document.readyState === 'complete') void adorn()
else addEventListener('load', () => void adorn())
