declare module 'subset-font' {
  type Range = { min: number; max: number }
  type Options = { targetFormat: 'woff2'; variationAxes: Record<string, number | Range> }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}
