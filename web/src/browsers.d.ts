// What the oldest browsers that we serve have beyond `lib` of tsconfig.json (docs/serving.md,
// Browsers); `check` refuses whatever else is newer.
interface Array<T> {
  findLast(so: (value: T, index: number) => boolean): T | undefined
  findLastIndex(so: (value: T, index: number) => boolean): number
}
interface ReadonlyArray<T> {
  findLast(so: (value: T, index: number) => boolean): T | undefined
  findLastIndex(so: (value: T, index: number) => boolean): number
}
