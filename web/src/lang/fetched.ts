// Words that are fetched only when wanted, each file of them once.
export async function fetched(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
