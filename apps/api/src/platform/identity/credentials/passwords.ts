import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost is stored with each hash, so that it can be raised without locking anyone out. */
type Cost = { N: number; r: number; p: number }

const usualCost: Cost = { N: 2 ** 15, r: 8, p: 1 }
const keyLength = 32
const shortest = 10
const longest = 200

/** Reason why a new password is refused, or null. */
export function passwordIssue(password: string, email: string): string | null {
  const length = [...password].length
  if (length < shortest) return `Use at least ${shortest} characters`
  if (length > longest) return `Use at most ${longest} characters`
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'Do not use your email address as password'
  return null
}

export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16)
  return written(cost, salt, await derive(password, salt, cost, keyLength))
}

/** Takes the same time for an account without a password, so that the timing does not reveal whether one exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const hash = read(stored ?? nobodysHash)
  const derived = await derive(password, hash.salt, hash.cost, hash.key.length)
  return timingSafeEqual(derived, hash.key) && stored !== null
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost, length: number): Promise<Buffer> {
  // Cuts off input that is too long for a password, to limit the work of the slow hash function.
  const given = password.slice(0, 2 * longest).normalize('NFKC')
  return new Promise((done, failed) => {
    scrypt(given, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? failed(error) : done(key)))
  })
}

const written = ({ N, r, p }: Cost, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

function read(stored: string) {
  const [scheme, N, r, p, salt, key] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('A stored password is not a scrypt hash')
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

const nobodysHash = written(usualCost, Buffer.alloc(16), Buffer.alloc(keyLength))
