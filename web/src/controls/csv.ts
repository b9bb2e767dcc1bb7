// Rows as a file for spreadsheets (CSV).

type Row = Record<string, string | number>

/** The columns named, a line for each row. */
export function csv(names: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map((row) => names.map((name) => cell(row[name] ?? '')).join(','))
  return [names.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) && !isNumber(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}
