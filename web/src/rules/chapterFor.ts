// From a refusal to the chapter of the rule book that says more about it.
import type { Chapter } from '../protocol'

/**
 * The key of the chapter that an anchor means: a chapter's own, or a refusal's name. Empty where
 * nothing fits: the page's top.
 */
export function chapterFor(at: string, chapters: readonly Pick<Chapter, 'key' | 'reasons'>[]): string {
  const found = chapters.find(({ key, reasons }) => key === at || reasons.includes(at))
  return found?.key ?? ''
}
