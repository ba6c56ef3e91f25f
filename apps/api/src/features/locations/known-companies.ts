import type { Company } from '@lanewise/contract/location-shapes'
import type { Context, User } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import {
  findCompaniesNamed,
  findKnownCompany,
  insertCompanies,
  type KnownCompany,
  searchCompanies,
} from './companies.queries.ts'

const mostItems = 20

/** LOC-20: companies that own locations, the own one first. */
export async function findCompanies({ db, user }: Context, term: string): Promise<{ items: Company[] }> {
  const own = { id: user.companyId, companyName: user.companyName }
  const isFound = own.companyName.toLowerCase().includes(term.toLowerCase())
  const others = await searchCompanies(db, term, mostItems)
  return { items: [...(isFound ? [own] : []), ...others].slice(0, mostItems) }
}

/** Who a location belongs to; no id stands for the company itself. */
export type Owner = { knownCompanyId: string | null; companyName: string }

type Given = { belongsToMyCompany: boolean; companyId?: string | null | undefined; companyName: string | null }

/** LOC-21: the own company where the location is claimed, else the company by id or by name, which becomes known. */
export async function ownerOf(ctx: Context, given: Given): Promise<Owner> {
  if (given.belongsToMyCompany || given.companyId === ctx.user.companyId) return ownCompany(ctx.user)
  if (given.companyId) {
    const known = (await findKnownCompany(ctx.db, given.companyId)) ?? refuse.forbidden('This company is not yours')
    return { knownCompanyId: known.id, companyName: known.companyName }
  }
  const name = given.companyName ?? ''
  const owners = await ownersNamed(ctx, [name])
  return owners(name)
}

/** The owners of these names. The own company's name means the own company, and a name that is new becomes known. */
export async function ownersNamed({ db, user }: Context, names: string[]): Promise<(name: string) => Owner> {
  const others = unique(names).filter((name) => !isOwn(name, user))
  const known = others.length === 0 ? [] : await knownNamed(db, others)
  const byKey = new Map(known.map((company) => [keyOf(company.companyName), company]))
  return (name) => {
    const company = isOwn(name, user) ? undefined : byKey.get(keyOf(name))
    return company ? { knownCompanyId: company.id, companyName: company.companyName } : ownCompany(user)
  }
}

/** The known company of this name, if it is known. */
export async function companyNamed({ db, user }: Context, name: string | null): Promise<Company | null> {
  if (!name) return null
  if (isOwn(name, user)) return { id: user.companyId, companyName: user.companyName }
  const [company] = await findCompaniesNamed(db, [name])
  return company ?? null
}

async function knownNamed(db: Tx, names: string[]): Promise<KnownCompany[]> {
  const known = await findCompaniesNamed(db, names)
  const keys = new Set(known.map(({ companyName }) => keyOf(companyName)))
  const missing = names.filter((name) => !keys.has(keyOf(name)))
  if (missing.length === 0) return known
  await insertCompanies(db, missing)
  return findCompaniesNamed(db, names)
}

const ownCompany = ({ companyName }: User): Owner => ({ knownCompanyId: null, companyName })
const isOwn = (name: string, { companyName }: User) => name === '' || keyOf(name) === keyOf(companyName)
const keyOf = (name: string) => name.toLowerCase()
const unique = (names: string[]) => [...new Map(names.map((name) => [keyOf(name), name])).values()]
