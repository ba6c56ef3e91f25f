/** Feature folder of a file of the API or the web app; empty for other files. */
export function featureFolderOf(path: string): string[] {
  const folder = /^apps\/(?:api|web)\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0]
  return folder ? [folder] : []
}
