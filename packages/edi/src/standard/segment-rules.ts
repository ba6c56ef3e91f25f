import { type OutgoingElement, type OutgoingSegment, plainText } from '#x12-writer.ts'

/** Element types: code, text, decimal number, integer, number with two implied decimals, date, time, composite. */
export type ElementType = 'ID' | 'AN' | 'R' | 'N0' | 'N2' | 'DT' | 'TM' | 'C'

/** Rule for an element of a segment; `reference` is its number in the data element dictionary, if it has one. */
export type ElementRule = { reference: string; type: ElementType; min: number; max: number; isMandatory: boolean }

type Width = readonly [type: ElementType, min: number, max: number]

/** Data elements of version 004010 by number. */
const dataElements: Readonly<Record<string, Width>> = {
  ...{ 2: ['N0', 1, 6], 19: ['AN', 2, 30], 22: ['AN', 1, 30], 23: ['ID', 1, 1], 24: ['ID', 4, 4], 26: ['ID', 2, 3] },
  ...{ 28: ['N0', 1, 9], 40: ['ID', 2, 2], 56: ['ID', 2, 2], 58: ['N2', 1, 12], 60: ['R', 1, 9], 61: ['AN', 1, 30] },
  ...{ 65: ['R', 1, 8], 66: ['ID', 1, 2], 67: ['AN', 2, 80], 74: ['N2', 2, 12], 79: ['AN', 1, 50], 80: ['N0', 1, 7] },
  ...{ 81: ['R', 1, 10], 82: ['R', 1, 8], 86: ['N0', 1, 3], 87: ['AN', 1, 48], 88: ['ID', 1, 2], 91: ['ID', 1, 2] },
  ...{
    93: ['AN', 1, 60],
    97: ['N0', 1, 6],
    98: ['ID', 2, 3],
    102: ['ID', 1, 1],
    103: ['AN', 3, 5],
    106: ['AN', 1, 25],
  },
  ...{ 107: ['ID', 1, 2], 116: ['ID', 3, 15], 117: ['N2', 1, 9], 122: ['ID', 2, 2], 123: ['N0', 1, 6] },
  ...{ 127: ['AN', 1, 30], 128: ['ID', 2, 3], 133: ['ID', 1, 2], 140: ['ID', 2, 4], 143: ['ID', 3, 3] },
  ...{ 145: ['AN', 1, 30], 146: ['ID', 2, 2], 147: ['ID', 1, 1], 150: ['ID', 3, 3], 152: ['ID', 2, 3] },
  ...{ 153: ['AN', 2, 30], 154: ['ID', 6, 9], 156: ['ID', 2, 2], 163: ['ID', 2, 2], 165: ['N0', 1, 3] },
  ...{
    166: ['AN', 1, 55],
    167: ['N0', 3, 8],
    171: ['AN', 1, 7],
    176: ['ID', 1, 2],
    183: ['R', 1, 8],
    184: ['ID', 1, 1],
  },
  ...{
    187: ['ID', 1, 2],
    188: ['ID', 1, 1],
    189: ['R', 1, 8],
    190: ['ID', 1, 1],
    191: ['N2', 1, 9],
    200: ['AN', 1, 6],
  },
  ...{
    205: ['N0', 1, 6],
    206: ['AN', 1, 4],
    207: ['AN', 1, 10],
    211: ['ID', 3, 3],
    213: ['N0', 1, 3],
    215: ['ID', 1, 30],
  },
  ...{ 218: ['ID', 14, 40], 219: ['AN', 1, 3], 222: ['ID', 4, 25], 224: ['AN', 1, 25], 232: ['N0', 2, 6] },
  ...{
    234: ['AN', 1, 48],
    235: ['ID', 2, 2],
    254: ['ID', 1, 3],
    277: ['ID', 6, 6],
    301: ['ID', 1, 4],
    304: ['ID', 3, 3],
  },
  ...{
    309: ['ID', 1, 2],
    310: ['AN', 1, 30],
    319: ['AN', 3, 6],
    324: ['AN', 1, 22],
    329: ['AN', 4, 9],
    335: ['ID', 3, 3],
  },
  ...{
    337: ['TM', 4, 8],
    346: ['ID', 2, 2],
    352: ['AN', 1, 80],
    353: ['ID', 2, 2],
    355: ['ID', 2, 2],
    363: ['ID', 3, 3],
  },
  ...{
    364: ['AN', 1, 80],
    365: ['ID', 2, 2],
    366: ['ID', 2, 2],
    369: ['AN', 1, 45],
    373: ['DT', 8, 8],
    375: ['ID', 2, 2],
  },
  ...{ 380: ['R', 1, 15], 382: ['R', 1, 10], 395: ['R', 1, 8], 399: ['ID', 1, 1], 406: ['N0', 1, 3], 408: ['R', 1, 4] },
  ...{
    432: ['ID', 2, 2],
    443: ['AN', 1, 20],
    447: ['AN', 1, 6],
    460: ['ID', 1, 1],
    479: ['ID', 2, 2],
    501: ['ID', 2, 2],
  },
  ...{
    558: ['ID', 1, 1],
    560: ['ID', 2, 10],
    567: ['N0', 4, 5],
    571: ['ID', 1, 1],
    595: ['ID', 1, 1],
    623: ['ID', 2, 2],
  },
  ...{
    641: ['ID', 3, 3],
    665: ['ID', 1, 1],
    706: ['ID', 2, 2],
    715: ['ID', 1, 1],
    716: ['ID', 1, 3],
    717: ['ID', 1, 1],
  },
  ...{
    718: ['ID', 1, 3],
    719: ['N0', 1, 6],
    720: ['ID', 1, 3],
    721: ['ID', 2, 3],
    723: ['ID', 1, 3],
    724: ['AN', 1, 99],
  },
  ...{
    725: ['N0', 1, 4],
    737: ['ID', 2, 2],
    738: ['ID', 1, 3],
    739: ['R', 1, 20],
    740: ['R', 1, 20],
    741: ['R', 1, 20],
  },
  ...{
    752: ['ID', 2, 2],
    759: ['ID', 2, 2],
    761: ['N0', 1, 1],
    782: ['R', 1, 18],
    935: ['ID', 2, 2],
    936: ['ID', 2, 2],
  },
  ...{ 983: ['ID', 1, 1], 984: ['ID', 1, 1], 985: ['ID', 3, 3], 1073: ['ID', 1, 1], 1274: ['AN', 2, 2] },
  ...{ 1373: ['ID', 2, 4], 1375: ['AN', 1, 5], C001: ['C', 1, 99], C030: ['C', 1, 99], C040: ['C', 1, 99] },
  ...{ 71: ['N0', 1, 4], 554: ['N0', 1, 6], 1280: ['ID', 1, 1], 1650: ['ID', 2, 2], 1651: ['ID', 2, 2] },
  // Degrees, minutes and seconds; some carriers send decimals.
  ...{ 1652: ['ID', 2, 2], 1654: ['ID', 1, 12], 1655: ['ID', 1, 12] },
  // Decline reason. B1 has it since version 004020, but carriers also send it in earlier versions.
  declined: ['ID', 2, 3],
}

/** Data element numbers of each segment; an exclamation mark means mandatory. */
const segments: Readonly<Record<string, string>> = {
  AK1: '!479 !28',
  AK2: '!143 !329',
  AK3: '!721 !719 447 720',
  AK4: '!C030 725 !723 724',
  AK5: '!717 718 718 718 718 718',
  AK9: '!715 !97 !123 !2 716 716 716 716 716',
  AT5: '152 560 153',
  AT7: '1650 1651 1652 1651 373 337 623',
  AT8: '187 188 81 80 80 184 183',
  B1: '140 !145 373 !558 1073 declined 146',
  B10: '127 145 !140 71 128 127 1073',
  B2: '375 140 154 145 188 !146 147 86 460 501 335 107',
  B2A: '!353 346',
  G61: '!366 !93 365 364 443',
  G62: '432 373 176 337 623',
  K1: '!61 61',
  L11: '127 128 352',
  L3: '81 187 60 122 58 191 117 150 183 184 80 188 171 74 122',
  L5: '213 79 22 23 103 87 88 23 22 595',
  L9: '!150 !782',
  LAD: '211 80 188 395 188 81 235 234 235 234 235 234 79',
  LH1: '!355 !80 277 200 22 355 380 595 665 254 1375',
  LH2: '215 983 218 222 759 355 408 355 408 355 408',
  LH3: '224 984 985 1073',
  LX: '!554',
  MEA: '737 738 739 C001 740 741 935 936 752 1373',
  MS1: '19 156 26 1654 1655 1280 1280 116',
  MS2: '140 207 40 761',
  MS3: '!140 !133 19 91 156',
  N1: '!98 93 66 67 706 98',
  N2: '!93 93',
  N3: '!166 166',
  N4: '19 156 116 26 309 310',
  N7: '206 !207 81 187 167 232 205 183 184 102 40 140 319 219 567 571 188 761 56 65 189 24 140 301',
  N9: '!128 127 369 373 337 623 C040',
  NTE: '363 !352',
  OID: '127 324 127 355 380 188 81 184 183',
  PLD: '!406 399 188 81',
  S5: '!165 !163 81 188 382 355 183 184 352 154 190',
  V9: '!304 106 373 337 19 156 26 641 154 380 1274 61 623 380 154 86 86 86 81 82',
}

const rules: ReadonlyMap<string, readonly ElementRule[]> = new Map(
  Object.entries(segments).map(([id, numbers]) => [id, numbers.split(' ').map(ruleOf)]),
)

/** Element rules of a segment; undefined for a segment that this package does not read. */
export const elementRules = (id: string): readonly ElementRule[] | undefined => rules.get(id)

/**
 * Fits the elements of a segment to the widths of the standard. Text is truncated; a code or number that does not fit
 * is left out, because a truncated one would have another meaning. Whole numbers are rounded.
 */
export function fitted([id, ...elements]: OutgoingSegment): OutgoingSegment {
  const rulesOfSegment = rules.get(id) ?? []
  return [id, ...elements.map((value, index) => fittedElement(value, rulesOfSegment[index]))]
}

function fittedElement(value: OutgoingElement, rule: ElementRule | undefined): OutgoingElement {
  if (value === null || value === undefined || rule === undefined) return value
  const text = plainText(String(value)).trim()
  if (rule.type === 'AN') return text.slice(0, rule.max).trim()
  const number = rule.type === 'N0' || rule.type === 'N2' ? wholeNumber(text) : text
  return lengthOf(number, rule.type) <= rule.max ? number : null
}

const wholeNumber = (text: string): string => (/^-?\d*\.\d+$/.test(text) ? Math.round(Number(text)).toFixed(0) : text)

/** The sign and decimal point of a number do not count toward its length. */
export function lengthOf(text: string, type: ElementType): number {
  return type === 'R' || type === 'N0' || type === 'N2' ? text.replace(/[-.]/g, '').length : text.length
}

function ruleOf(written: string): ElementRule {
  const number = written.replace('!', '')
  const [type, min, max] = dataElements[number] ?? ['AN', 1, 80]
  return { reference: /^\d+$/.test(number) ? number : '', type, min, max, isMandatory: written.startsWith('!') }
}
