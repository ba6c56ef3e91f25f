/** The two ways in which the source ends names "not otherwise specified", as one. */
const spelled = (name: string): string =>
  name
    .replace(/n\.o\.s(?!\.)/g, 'n.o.s.')
    .replace(/\s+,/g, ',')
    .replace(/\s+/g, ' ')
    .trim()

/** Explanations and references that the regulation prints in italics: they are no part of the name. */
const explanations = [
  /,? \(includ(es|ing) (paint|surface)[^)]*\)/,
  / including (paint|road|lithium)\b.*$/,
  / inorganic, including\b.*$/,
  /,? \(including when contained\b.*$/,
  / includes gasoline\b.*$/,
  /,? \(each not exceeding 1 L capacity\)/,
  /,? see (also )?(Petroleum|Batteries|§).*$/,
]

/** "Acetone or Propanone": each may be used. A Roman numeral after "or" is a packing group. */
const alternatives = /,? or (?=[A-Z])(?![IVX]+\b)/

/** The names that a row of the table offers. */
export function namesOf(written: string): string[] {
  const name = explanations.reduce((text, pattern) => text.replace(pattern, ''), spelled(written))
  const parts = name.split(alternatives)
  return parts.every(hasClosedParentheses) ? parts : [name]
}

const hasClosedParentheses = (text: string) => text.split('(').length === text.split(')').length
