// A field shows what was tapped until the table's answer should be there; then it shows what the table says.

const ANSWER_MS = 1500

/** Calls back once what was just sent is answered or refused, as far as one can wait. */
export function onceAnswered(look: () => void): void {
  setTimeout(look, ANSWER_MS)
}
