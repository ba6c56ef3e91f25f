/** The invented mail domain of a firm; nothing below `.test` exists. */
export const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}.test`
