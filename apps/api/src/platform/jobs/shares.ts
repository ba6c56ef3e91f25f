/** A company uses at most this many shares of the places of a kind of job, so that others always find some free. */
const sharesOfCompany = 3

/** The share that the jobs about one thing use. Things of one share wait for each other when all of its places are taken. */
export function shareOf(id: string): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_003, 0)
  return `share ${sum % sharesOfCompany}`
}
