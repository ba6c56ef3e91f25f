import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangeNotice } from '@lanewise/contract/changes'

/**
 * Reads the notices in `changes/`, newest first. The file name is `YYYY-MM-DD-name.md`, the first line is the title,
 * and the rest is the text.
 */
export async function readNotices(folder: string): Promise<ChangeNotice[]> {
  const names = await readdir(folder).catch(() => [])
  const notices = await Promise.all(
    names
      .filter((name) => /^\d{4}-\d{2}-\d{2}-.+\.md$/.test(name))
      .map(async (name) => {
        const [title = '', ...rest] = (await readFile(join(folder, name), 'utf8')).trim().split('\n')
        return {
          id: name.replace(/\.md$/, ''),
          date: name.slice(0, 10),
          title: title.replace(/^#\s*/, ''),
          text: rest.join('\n').trim(),
        }
      }),
  )
  return notices.sort((a, b) => b.id.localeCompare(a.id))
}
