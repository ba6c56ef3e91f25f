/** The stages that the words after `npm test` ask for: none means the quick ones, `--long` the long ones, `--all` both. */
export function chooseStages(
  words: string[],
  quick: string[],
  long: string[],
): { chosen: string[]; complaint: string } {
  const all = [...quick, ...long]
  const meaning: Record<string, string[]> = { '--long': long, '--all': all }
  const asked = words.flatMap((word) => meaning[word] ?? [word])
  const unknown = asked.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    return { chosen: [], complaint: `There is no stage ${unknown.join(', ')}. There are: ${all.join(', ')}` }
  return { chosen: words.length === 0 ? quick : all.filter((name) => asked.includes(name)), complaint: '' }
}
