// How the page was built: for a server of ours, or as files that any web host serves.

/** Whether there is a server behind the page. */
declare const __SERVER__: boolean
export const served: boolean = __SERVER__

/** The address of a file of the build, by its path there. */
export function fileAddress(path: string): string {
  return new URL(import.meta.env.BASE_URL + path, document.baseURI).href
}
