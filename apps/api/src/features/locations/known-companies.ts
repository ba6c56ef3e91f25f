import type { Company } from '@lanewise/contract/location-shapes'
import type { Context, User } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  findCompaniesByName,
  findKnownCompany,
  insertCompanies,
  type KnownCompany,
  searchCompanies,
} from './companies.queries.ts'

const mostItems = 20

/** Companies that own locations, the user's own company first. (LOC-20) */
export async function findCompanies({ db, user }: Context, term: string): Promise<{ items: Company[] }> {
  const own = { id: user.companyId, companyName: user.companyName }
  const isOwnMatch = own.companyName.toLowerCase().includes(term.toLowerCase())
  const others = await searchCompanies(db, term, mostItems)
  return { items: [...(isOwnMatch ? [own] : []), ...others].slice(0, mostItems) }
}

/** The owner of a location. A null id stands for the user's own company. */
export type Owner = { knownCompanyId: string | null; companyName: string }

type Given = { belongsToMyCompany: boolean; companyId?: string | null | undefined; companyName: string | null }

/**
 * The owner is the user's own company when the location is claimed, otherwise the company found by id or by name. A new
 * name is added to the known companies. (LOC-21)
 */
export async function ownerOf(ctx: Context, given: Given): Promise<Owner> {
  if (given.belongsToMyCompany || given.companyId === ctx.user.companyId) return ownCompany(ctx.user)
  if (given.companyId) {
    const known = (await findKnownCompany(ctx.db, given.companyId)) ?? refuse.forbidden('This company is not yours')
    return { knownCompanyId: known.id, companyName: known.companyName }
  }
  const name = given.companyName ?? ''
  const owners = await ownersByName(ctx, [name])
  return owners(name)
}

/**
 * Finds the owners of these names. The name of the user's own company means that company, and a new name is added to
 * the known companies.
 */
export async function ownersByName({ db, user }: Context, names: string[]): Promise<(name: string) => Owner> {
  const others = unique(names).filter((name) => !isOwn(name, user))
  const known = others.length === 0 ? [] : await findOrAddCompanies(db, others)
  const byKey = new Map(known.map((company) => [keyOf(company.companyName), company]))
  return (name) => {
    const company = isOwn(name, user) ? undefined : byKey.get(keyOf(name))
    return company ? { knownCompanyId: company.id, companyName: company.companyName } : ownCompany(user)
  }
}

export async function companyByName({ db, user }: Context, name: string | null): Promise<Company | null> {
  if (!name) return null
  if (isOwn(name, user)) return { id: user.companyId, companyName: user.companyName }
  const [company] = await findCompaniesByName(db, [name])
  return company ?? null
}

async function findOrAddCompanies(db: Tx, names: string[]): Promise<KnownCompany[]> {
  const known = await findCompaniesByName(db, names)
  const keys = new Set(known.map(({ companyName }) => keyOf(companyName)))
  const missing = names.filter((name) => !keys.has(keyOf(name)))
  if (missing.length === 0) return known
  await insertCompanies(db, missing)
  return findCompaniesByName(db, names)
}

const ownCompany = ({ companyName }: User): Owner => ({ knownCompanyId: null, companyName })
const isOwn = (name: string, { companyName }: User) => name === '' || keyOf(name) === keyOf(companyName)
const keyOf = (name: string) => name.toLowerCase()
const unique = (names: string[]) => [...new Map(names.map((name) => [keyOf(name), name])).values()]
