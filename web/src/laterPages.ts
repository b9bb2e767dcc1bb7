// The pages that are loaded when somebody opens them.
import type { Component } from 'svelte'

/** A page, which takes what its address says. */
type Loaded = Promise<{ default: Component<Record<string, unknown>> }>

const PAGES: Record<string, () => Promise<unknown>> = {
  new: () => import('./pages/newtable/NewTable.svelte'),
  replay: () => import('./pages/replay/Replay.svelte'),
  rules: () => import('./rules/TableRules.svelte'),
  book: () => import('./book/BookPage.svelte'),
  house: () => import('./pages/houserules/HouseRules.svelte'),
  pad: () => import('./pad/PadPages.svelte'),
  mine: () => import('./pages/home/Mine.svelte'),
  look: () => import('./settings/Look.svelte'),
  goOn: () => import('./pages/home/GoOn.svelte'),
  move: () => import('./pages/Move.svelte'),
  about: () => import('./pages/About.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
}

export function later(page: string): Loaded {
  return PAGES[page]!() as Loaded
}
