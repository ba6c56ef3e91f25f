/** The folder of the feature that a file of the API or the browser app belongs to; none for other files. */
export function featureFolderOf(path: string): string[] {
  const folder = /^apps\/(?:api|web)\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0]
  return folder ? [folder] : []
}
