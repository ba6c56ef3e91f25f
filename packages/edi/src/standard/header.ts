/** Delimiters of an interchange; `segment` ends each segment and includes a line break that may follow it. */
export type Separators = { element: string; component: string; repetition: string | null; segment: string }

/** An ISA error with its note code of the interchange acknowledgement. */
export type HeaderFault = { code: string; fault: string }

/** ISA and the separators that it declares; `end` is the offset of the next segment. */
export type Header = {
  elements: string[]
  separators: Separators
  terminator: string
  end: number
  faults: HeaderFault[]
}

/** Widths of ISA01 to ISA16. ISA is the only segment with fixed widths, because it declares the separators. */
export const headerWidths = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1] as const

/** Reads ISA at the start of a file or of the next interchange. Nothing after it can be read without its separators. */
export function readHeader(text: string, at: number): Header | HeaderFault {
  if (text.slice(at, at + 3).toUpperCase() !== 'ISA')
    return { code: '022', fault: 'The interchange does not begin with ISA' }
  const element = text.charAt(at + 3)
  if (!canSeparate(element)) return { code: '026', fault: `${shown(element)} cannot separate elements` }
  const elements: string[] = []
  let start = at + 3
  for (const [index, width] of headerWidths.entries()) {
    const value = text.slice(start + 1, start + 1 + width)
    if (value.length < width) return { code: '023', fault: `The file ends in ISA${numbered(index)}` }
    const isApart = text.charAt(start) === element && !value.includes(element)
    if (!isApart) return { code: '022', fault: `ISA${numbered(index)} is not ${width} characters wide` }
    elements.push(value)
    start += 1 + width
  }
  return withSeparators(text, start, { element, elements })
}

function withSeparators(text: string, at: number, { element, elements }: { element: string; elements: string[] }) {
  const terminator = terminatorAt(text, at)
  if (terminator === '') return { code: '023', fault: 'The file ends before the character that ends ISA' }
  if (terminator === element || /[A-Za-z0-9 ]/.test(terminator)) {
    return { code: '004', fault: `${shown(terminator)} cannot end segments` }
  }
  const component = elements[15] ?? ''
  const isClear = canSeparate(component) && component !== terminator
  const [, lines = ''] = /^([\r\n]*)/.exec(text.slice(at + terminator.length, at + terminator.length + 2)) ?? []
  const repetition = repetitionIn(elements[10] ?? '')
  return {
    elements,
    separators: { element, component, repetition, segment: terminator + lines },
    terminator,
    end: at + terminator.length,
    faults: isClear ? [] : [{ code: '027', fault: `${shown(component)} cannot separate components` }],
  }
}

/** A line break as segment terminator is either one character or CRLF. */
function terminatorAt(text: string, at: number): string {
  const terminator = text.charAt(at)
  return terminator === '\r' && text.charAt(at + 1) === '\n' ? '\r\n' : terminator
}

/** Up to version 00401 ISA11 names the standard (`U`); in later versions it is the repetition separator. */
const repetitionIn = (value: string): string | null => (canSeparate(value) ? value : null)

const canSeparate = (character: string): boolean => character !== '' && !/[A-Za-z0-9\s]/.test(character)
const numbered = (index: number): string => String(index + 1).padStart(2, '0')
const shown = (text: string): string => (text === '' ? 'Nothing' : JSON.stringify(text))
