import { mount } from 'svelte'
import App from './App.svelte'
import { hearInstallOffer } from './install'
import { arrived } from './net/api'
import { offline } from './offline'
import { engineLoaded } from './tables/pageWorker'
import './style/tokens.css'
import './style/base.css'
import './style/pages.css'

hearInstallOffer()
void arrived() // on its way while the page is built
mount(App, { target: document.getElementById('app') as HTMLElement })
offline(engineLoaded)
