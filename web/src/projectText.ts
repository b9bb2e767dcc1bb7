// For tests that compare this client with the rest of the project: a text from outside `web/`.
export async function projectText(path: string): Promise<string> {
  // This client has no types of Node; the module's name is put together so that nobody bundles it.
  const files = (await import(/* @vite-ignore */ ['node', 'fs/promises'].join(':'))) as {
    readFile(path: string, encoding: 'utf8'): Promise<string>
  }
  const project = import.meta.url.replace(/^file:\/\//, '').replace(/\/web\/src\/.*$/, '')
  return files.readFile(`${decodeURIComponent(project)}/${path}`, 'utf8')
}
