// The face of the titles, fetched once the first cards are there; until then they are in a plain serif.
import address from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url'

/** As `--heading` names it. */
const NAME = 'Yeseva One'

export async function fetchHeadingFace(): Promise<void> {
  const face = await new FontFace(NAME, `url(${address})`).load()
  document.fonts.add(face)
}
