import { createCommodity } from '@lanewise/contract/commodities'
import { setProfilePicture } from '@lanewise/contract/profile'
import { examples, type World } from './examples.ts'
import type { Person } from './given.ts'
import type { TestPortal } from './portal.ts'

/** A company with one record of each kind, and its administrator. */
export async function createWorld(portal: TestPortal, name: string): Promise<{ admin: Person; world: World }> {
  const company = await portal.given.company(name)
  const admin = await portal.given.person({ company })
  const { ask } = portal.as(admin)
  const commodity = await ask(createCommodity, {
    body: { commodityCode: `${name}-SECRET`, description: `Secret of ${name}` },
  })
  const picture = examples.setProfilePicture?.({} as World).body as { data: string }
  const { profilePictureFileId } = await ask(setProfilePicture, { body: picture })
  return {
    admin,
    world: {
      commodityId: commodity.id,
      contactId: admin.id,
      companyId: company.id,
      fileId: profilePictureFileId ?? '',
    },
  }
}
