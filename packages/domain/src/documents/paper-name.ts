import { extensionOf, viewKindOf } from './viewing.ts'

const longest = 200

/**
 * File name for storage: without folders and characters that file systems reject, with the extension of its content
 * type.
 */
export function paperName(given: string, contentType: string): string {
  const ending = extensionOf(contentType) ?? ''
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that a name must not hold.
  const clean = last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '').trim() || 'document'
  const own = /\.[^.]{1,5}$/.exec(clean)?.[0] ?? ''
  const isOwn = own !== '' && viewKindOf(own) === viewKindOf(ending) && ending !== ''
  const stem = isOwn ? clean.slice(0, -own.length) : clean
  return `${stem.slice(0, longest)}${isOwn ? own : ending}`
}
