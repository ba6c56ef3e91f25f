import { permissionsOfRoles, type RoleName } from '@lanewise/domain/access/roles'

type DemoUser = {
  email: string
  firstName: string
  lastName: string
  title: string
  roles: readonly RoleName[]
  about: string
}

export const acme = { id: '0a11ce00-0000-4000-8000-00000000ac3e', name: 'Acme Foods' }
export const borealis = { id: '0a11ce00-0000-4000-8000-0000000b08ea', name: 'Borealis Paper' }

const user = (email: string, name: string, title: string, roles: readonly RoleName[]): DemoUser => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { email, firstName, lastName, title, roles, about: roles.join(', ') || 'No permissions' }
}

/** One user per role bundle. `data@` also has read permission, because its bundle alone cannot see what it edits. */
export const acmeUsers = [
  user('admin@acme.test', 'Ana Ruiz', 'Freight manager', ['Admin']),
  user('quoting@acme.test', 'Quinn Harper', 'Rate analyst', ['Quoting']),
  user('orders@acme.test', 'Oscar Lindgren', 'Order desk', ['Orders']),
  user('booking@acme.test', 'Bea Novak', 'Dispatcher', ['Booking']),
  user('consolidation@acme.test', 'Carl Jensen', 'Load planner', ['Consolidation']),
  user('financials@acme.test', 'Fiona Walsh', 'Freight accountant', ['Financials']),
  user('data@acme.test', 'Dana Kim', 'Data steward', ['Data Management', 'Read Only']),
  user('reporting@acme.test', 'Rafael Souza', 'Analyst', ['Reporting']),
  user('readonly@acme.test', 'Rita Cole', 'Auditor', ['Read Only']),
  user('settings@acme.test', 'Sam Okafor', 'System owner', ['Settings']),
  user('nobody@acme.test', 'Noor Haddad', 'New colleague', []),
]

export const borealisUsers = [user('admin@borealis.test', 'Erik Tremblay', 'Shipping lead', ['Admin'])]

export const demoUsers = [...acmeUsers, ...borealisUsers]

export const permissionsOf = ({ roles }: DemoUser) => permissionsOfRoles(roles)
export type { DemoUser }
