export const firstNames =
  'Alma|Andre|Anita|Bo|Bruno|Carla|Cedric|Chloe|Dale|Delia|Edith|Elias|Erin|Felix|Gwen|Hana|Hugo|Ines|Isaac|Jade|Joel|Kira|Lena|Leo|Luis|Mae|Marco|Mina|Nadia|Ned|Noel|Olive|Otto|Pia|Ravi|Rosa|Ruth|Saul|Tess|Theo|Uma|Vera|Wade|Yara|Zane'.split(
    '|',
  )

export const lastNames =
  'Abara|Alder|Bauer|Beck|Boyle|Castro|Chen|Cortez|Dahl|Duval|Ellery|Farrow|Flores|Gage|Gupta|Hale|Hobbs|Ibarra|Iqbal|Jansen|Kato|Keane|Lam|Lund|Marsh|Mendez|Moss|Nash|Nowak|Ochoa|Otis|Park|Pereira|Quill|Reyes|Rhodes|Salas|Shaw|Singh|Stone|Tanaka|Urban|Vance|Wolfe|Yoder'.split(
    '|',
  )

/** An invented mail domain of a firm. Real domains never end in `.test`. */
export const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}.test`
