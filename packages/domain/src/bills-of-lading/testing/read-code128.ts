/** The table of the standard as runs of bars and spaces. It is written separately from the encoder that it tests. */
const table =
  'bbsbbssbbss bbssbbsbbss bbssbbssbbs bssbssbbsss bssbsssbbss bsssbssbbss bssbbssbsss bssbbsssbss bsssbbssbss bbssbssbsss bbssbsssbss bbsssbssbss bsbbssbbbss bssbbsbbbss bssbbssbbbs bsbbbssbbss bssbbbsbbss bssbbbssbbs bbssbbbssbs bbssbsbbbss bbssbssbbbs bbsbbbssbss bbssbbbsbss bbbsbbsbbbs bbbsbssbbss bbbssbsbbss bbbssbssbbs bbbsbbssbss bbbssbbsbss bbbssbbssbs bbsbbsbbsss bbsbbsssbbs bbsssbbsbbs bsbsssbbsss bsssbsbbsss bsssbsssbbs bsbbsssbsss bsssbbsbsss bsssbbsssbs bbsbsssbsss bbsssbsbsss bbsssbsssbs bsbbsbbbsss bsbbsssbbbs bsssbbsbbbs bsbbbsbbsss bsbbbsssbbs bsssbbbsbbs bbbsbbbsbbs bbsbsssbbbs bbsssbsbbbs bbsbbbsbsss bbsbbbsssbs bbsbbbsbbbs bbbsbsbbsss bbbsbsssbbs bbbsssbsbbs bbbsbbsbsss bbbsbbsssbs bbbsssbbsbs bbbsbbbbsbs bbssbssssbs bbbbsssbsbs bsbssbbssss bsbssssbbss bssbsbbssss bssbssssbbs bssssbsbbss bssssbssbbs bsbbssbssss bsbbssssbss bssbbsbssss bssbbssssbs bssssbbsbss bssssbbssbs bbssssbssbs bbssbsbssss bbbbsbbbsbs bbssssbsbss bsssbbbbsbs bsbssbbbbss bssbsbbbbss bssbssbbbbs bsbbbbssbss bssbbbbsbss bssbbbbssbs bbbbsbssbss bbbbssbsbss bbbbssbssbs bbsbbsbbbbs bbsbbbbsbbs bbbbsbbsbbs bsbsbbbbsss bsbsssbbbbs bsssbsbbbbs bsbbbbsbsss bsbbbbsssbs bbbbsbsbsss bbbbsbsssbs bsbbbsbbbbs bsbbbbsbbbs bbbsbsbbbbs bbbbsbsbbbs bbsbssssbss bbsbssbssss bbsbssbbbss'.split(
    ' ',
  )
const end = 'bbsssbbbsbsbb'

/** Decodes alternating widths of bars and spaces as a scanner does. Throws if the check symbol is wrong. */
export function readCode128(widths: readonly number[]): string {
  const modules = widths.map((width, index) => (index % 2 === 0 ? 'b' : 's').repeat(width)).join('')
  if (!modules.endsWith(end)) throw new Error('The barcode has no end')
  const symbols = (modules.slice(0, -end.length).match(/.{11}/g) ?? []).map((run) => table.indexOf(run))
  const check = symbols.pop()
  const sum = symbols.reduce((total, symbol, index) => total + symbol * Math.max(1, index), 0)
  if (check !== sum % 103) throw new Error('The check symbol is wrong')
  let set = symbols[0] === 105 ? 'C' : 'B'
  let text = ''
  for (const symbol of symbols.slice(1)) {
    if (set === 'B' && symbol === 99) set = 'C'
    else if (set === 'C' && symbol === 100) set = 'B'
    else text += set === 'C' ? String(symbol).padStart(2, '0') : String.fromCharCode(symbol + 32)
  }
  return text
}
