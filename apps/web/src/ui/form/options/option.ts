/** An option of a select. `detail` is its second line. */
export type Option<V extends string = string> = { value: V; label: string; detail?: string; disabled?: boolean }
