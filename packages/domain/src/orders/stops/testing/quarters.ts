/** Every quarter hour of a day, as in the picker for dock hours. */
export const quarters: readonly string[] = Array.from({ length: 96 }, (_unused, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15, 0].map((part) => String(part).padStart(2, '0')).join(':'),
)
