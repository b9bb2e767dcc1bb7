// Spanish, in a file of its own that is loaded only when it is wanted.
const SPANISH = import.meta.glob<string>('./es/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(SPANISH)
