export const labelFormats = ['FourBySix', 'Letter'] as const
export type LabelFormat = (typeof labelFormats)[number]

export const labelFormatLabels: Readonly<Record<LabelFormat, string>> = {
  FourBySix: '4 × 6 in, one label per page',
  Letter: 'Letter, two labels per page',
}
