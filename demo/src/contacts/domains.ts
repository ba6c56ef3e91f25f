/** An invented mail domain of a firm. Real domains never end in `.test`. */
export const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}.test`
