// Requests to the server's REST paths. Their types are openapi-fetch's, from the server's own description.
import type { Client } from 'openapi-fetch'
import type { paths } from '../protocol'

interface Asked {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  body?: unknown
  parseAs?: 'json' | 'text' | 'blob'
  signal?: AbortSignal
  cache?: RequestCache
}

/** A client that sends its requests by `fetch`. */
export function restClient(origin: string, fetch: (request: Request) => Promise<Response>): Client<paths> {
  const by =
    (method: string) =>
    async (path: string, { params, body, parseAs = 'json', ...more }: Asked = {}) => {
      const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      const response = await fetch(new Request(origin + address(path, params), { method, ...content, ...more }))
      return response.ok ? { data: await response[parseAs](), response } : { error: await fault(response), response }
    }
  return { GET: by('GET'), POST: by('POST'), PUT: by('PUT'), DELETE: by('DELETE') } as unknown as Client<paths>
}

function address(path: string, { path: places = {}, query = {} }: Asked['params'] = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name])))
  const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]))
  const asked = new URLSearchParams(pairs.filter(([, one]) => one !== undefined) as string[][])
  return `${asked}` ? `${filled}?${asked}` : filled
}

/** What an error's body says; whatever is between us and the server may answer anything. */
async function fault(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
