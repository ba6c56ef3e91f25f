export type Sheet = { width: number; height: number; shade: number }

/** An uncompressed TIFF of gray pages. */
export function tiffOf(sheets: readonly Sheet[]): Buffer {
  const parts: Buffer[] = [Buffer.from('II*\0\0\0\0\0', 'latin1')]
  let length = 8
  let link = 4
  const links: [place: number, to: number][] = []
  for (const { width, height, shade } of sheets) {
    const tags = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, length],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as const
    const directory = Buffer.alloc(2 + tags.length * 12 + 4)
    directory.writeUInt16LE(tags.length, 0)
    for (const [index, [tag, value]] of tags.entries()) {
      const at = 2 + index * 12
      directory.writeUInt16LE(tag, at)
      directory.writeUInt16LE(4, at + 2)
      directory.writeUInt32LE(1, at + 4)
      directory.writeUInt32LE(value, at + 8)
    }
    links.push([link, length + width * height])
    link = length + width * height + directory.length - 4
    parts.push(Buffer.alloc(width * height, shade), directory)
    length += width * height + directory.length
  }
  const whole = Buffer.concat(parts)
  for (const [place, to] of links) whole.writeUInt32LE(to, place)
  return whole
}

/** A PDF with the given number of letter pages, each showing its number. */
export function pdfOf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const kids = numbers.map((index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 612 792]/Resources<</Font<</F 3 0 R>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...numbers.flatMap((index) => {
      const text = `BT /F 90 Tf 72 600 Td (Page ${index + 1}) Tj ET`
      return [
        `<</Type/Page/Parent 2 0 R/Contents ${5 + index * 2} 0 R>>`,
        `<</Length ${text.length}>>stream\n${text}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${file}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`)
}

/** The same file with a unique end that readers ignore, because the portal would ask about a duplicate. */
export function unlikeOthers(paper: Buffer): Buffer {
  const end = Buffer.from(`${Date.now()} ${Math.random()}`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + end.length)
  // HEIC files consist of boxes. A "free" box has no meaning.
  head.write('free', 4, 'latin1')
  return Buffer.concat([paper, head, end])
}

/** A PDF that requires a password. */
export const lockedPdf = Buffer.from(
  [
    'JVBERi0xLjQKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDIwMCAxMDBdCi9Db250ZW',
    '50cyA2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9J',
    'bWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovQ29sb3JTcGFjZSA8PAo+Pgo+PgplbmRvYmoKNiAwIG9iago8PAovTGVuZ3RoIDQxCi9GaWx0ZXIgL0',
    'ZsYXRlRGVjb2RlCj4+CnN0cmVhbQp2I9xB/HFl7G8yBbPUXKk9WRk/2K3mxPM8P+4ElmOmg8lkUwgOtQ7FlwplbmRzdHJlYW0KZW5kb2JqCjEw',
    'IDAgb2JqCijKrP2vXCmZKQplbmRvYmoKMTEgMCBvYmoKKPxcbkBJ07gpCmVuZG9iagoxMiAwIG9iagooFUaZ3eLawabJ/gJdIxIzpfgpCmVuZG',
    '9iagoxMyAwIG9iagooKQplbmRvYmoKOSAwIG9iago8PAovUHJvZHVjZXIgMTAgMCBSCi9DcmVhdG9yIDExIDAgUgovQ3JlYXRpb25EYXRlIDEy',
    'IDAgUgovVGl0bGUgMTMgMCBSCj4+CmVuZG9iago0IDAgb2JqCjw8Cj4+CmVuZG9iagoxNCAwIG9iago8PAovbGVuZ3RoIDY3MwovVHlwZSAvTW',
    'V0YWRhdGEKL1N1YnR5cGUgL1hNTAovTGVuZ3RoIDY3NQo+PgpzdHJlYW0Kn1Oplq6LsK8x9KZYV2HgWTiwrO8pObF2CfAT5OD8FbUead37QSuL',
    'e+3sya3udYFkDkebegWOCpsYzlOJFeWApZnYi/gtM3LyNQEHeQFpKW9r4Ifr5jPICPe0HWECIwfHp4C/xbfVY30VChwfZ/yh6NF+oh26qjiwFx',
    '5PNNL/qhhxs7QGGK9p0YNVlig1pkReK+CkdVFSks9DRo4jHNZ1N17PWBGKzAsJxoKjPEaS1lmJdJCCopuw8y5KVlOHZ3wR9tKwSlVao+2swtud',
    '1bV9Eantwh777kAQ614gHHRhLOM3Ka8gOAdxouViMC6suapCk6E3OS+TSpNcL1J45cBkLUfj/Su1NPYxABj+2xZbvIUYp3IQIG+x0nRsla/Fmm',
    'Yo4ZmiDgs+bnSQ2noWAfhHIWE45Jz06daVwu/yWvd0Tmdvxdp30uVpVrW4kKGys/Mwbhup7XF028Ni4m4H0Vif5K1AaU0vq63jaJGW3SS/K8SU',
    '1uomGJUUK1oGI1jRji/My10nuL6bOXczFktrbbBGQXgionlZ6myqdYi9gPgelUuKwdhbPVCGorwf3c4QYh4AXnnWixE+UN4MCMW5nN2r9FG0cG',
    'ow282S7a1LoWnvEnh7xZTqL9e5zDQldk3VbvW9ao7VKJ7vyMkmNXmXfst4ChxhRvfAcRb6uO7nwf0ni9Uw62A8xnocpeYFT1hYk74hWDDy+bYW',
    'd7SBdY4Q9UhOsR3JERAE6hnvlSQpIvh5lr2VK8mMhpAMUhSU5mRCd0q8IsfmiQqMxaKg75X5h7pm2je4Lubt+XYQaqdHzmEUnBhwzqFiue9Bvd',
    'gAZUPqA3PJJcSkkXPuGLn3c/+x9XoE2abYWMpZ501ZNyTIL2IqAgrKYtFR0BdxIL1EZxa843pGDb56CmVuZHN0cmVhbQplbmRvYmoKMyAwIG9i',
    'ago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCi9NZXRhZGF0YSAxNCAwIFIKPj4KZW5kb2JqCjEgMCBvYmoKPD',
    'wKL1R5cGUgL1BhZ2VzCi9Db3VudCAxCi9LaWRzIFs4IDAgUl0KPj4KZW5kb2JqCjIgMCBvYmoKPDwKL0Rlc3RzIDw8CiAgL05hbWVzIFsKXQo+',
    'Pgo+PgplbmRvYmoKNSAwIG9iago8PAovRmlsdGVyIC9TdGFuZGFyZAovViAyCi9MZW5ndGggMTI4Ci9SIDMKL08gPGIzMWM0ZTM2YjEzNzhkOW',
    'I4OTAzNDg5YTcwMmM1MWQyZTY2MGNlYzdlNjJlNmFkYzI4ZWUyNjAzODI1MGY4ZTc+Ci9VIDw5MDI3MmJiYjJiNWU0MmQ4MzE4ZTE1YjE4ODRk',
    'MmY5OTAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwPgovUCAtMzkwNAo+PgplbmRvYmoKeHJlZgowIDE1CjAwMDAwMDAwMDAgNjU1Mz',
    'UgZiAKMDAwMDAwMTM5MyAwMDAwMCBuIAowMDAwMDAxNDUwIDAwMDAwIG4gCjAwMDAwMDEzMTQgMDAwMDAgbiAKMDAwMDAwMDUyNCAwMDAwMCBu',
    'IAowMDAwMDAxNDk3IDAwMDAwIG4gCjAwMDAwMDAyMTYgMDAwMDAgbiAKMDAwMDAwMDEzMSAwMDAwMCBuIAowMDAwMDAwMDE1IDAwMDAwIG4gCj',
    'AwMDAwMDA0MzUgMDAwMDAgbiAKMDAwMDAwMDMyOCAwMDAwMCBuIAowMDAwMDAwMzU0IDAwMDAwIG4gCjAwMDAwMDAzODAgMDAwMDAgbiAKMDAw',
    'MDAwMDQxNiAwMDAwMCBuIAowMDAwMDAwNTQ1IDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTUKL1Jvb3QgMyAwIFIKL0luZm8gOSAwIFIKL0',
    'lEIFs8MmRmYzZkZDBhNGRiZWFiYzgyZDM3ODg3NTE4ZDIwNzY+IDwyZGZjNmRkMGE0ZGJlYWJjODJkMzc4ODc1MThkMjA3Nj5dCi9FbmNyeXB0',
    'IDUgMCBSCj4+CnN0YXJ0eHJlZgoxNzA3CiUlRU9GCg==',
  ].join(''),
  'base64',
)

/** An uncompressed HEIC picture of 32 by 32 pixels: the left half dark, the right half bright. */
export const heicPicture = Buffer.from(
  [
    'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABG21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAA',
    'EAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAJ9pcHJwAAAAgmlwY28AAABmaHZjQwEDcAAAALAAAAAAAB7wAPz9+PgAAA8D',
    'oAABABdAAQwB//8DcAAAAwCwAAADAAADAB7wJKEAAQAbQgEBA3AAAAMAsAAAAwAAAwAeoEIIX95MRF8EogABAAZEAcBxgBIAAAAUaXNwZQAAAA',
    'AAAAAgAAAAIAAAABVpcG1hAAAAAAAAAAEAAQKBAgAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAE7AAABiwAAAZNtZGF0AAABhyYBr4aAVVVVVf//',
    '//9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1',
    'VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVV',
    'Vf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV/////1VVVVX/////VVVVVf////9VVVVV//',
    '///6qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
    'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq/oA=',
  ].join(''),
  'base64',
)
