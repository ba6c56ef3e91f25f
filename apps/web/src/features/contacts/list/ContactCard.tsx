import type { Contact } from '@lanewise/contract/contacts'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Mail, MapPin, Phone, Smartphone } from 'lucide-react'
import { MailLink, nameOf, PhoneLink, placeText } from '#features/contacts/parts/facts.tsx'
import { RoleChips } from '#features/contacts/parts/RoleChips.tsx'
import type { CardProps } from '#platform/list/list-definition.ts'
import { Picture } from '#platform/Picture.tsx'
import { Highlight } from '#ui/data/Highlight.tsx'
import { wholeCard } from '#ui/theme/cards.ts'
import { Fact, Facts, Head } from './card-layout.tsx'

/** One contact. The whole card opens it, while its email and phone numbers are separate links. */
export function ContactCard({ row: contact, search, onOpen, check }: CardProps<Contact>) {
  const { title, primaryEmailAddress, officeNumber, mobileNumber, location } = contact
  const name = nameOf(contact)
  return (
    <>
      <Head>
        {check}
        <Picture fileId={contact.profilePictureFileId} name={name} size={40} />
        <Names>
          <Name onClick={onOpen}>
            <Highlight text={name} match={search} />
          </Name>
          <Title>
            <Highlight text={title ?? ''} match={search} />
          </Title>
        </Names>
        <RoleChips contact={contact} />
      </Head>
      <Facts>
        <Fact label="Office" icon={<Phone aria-hidden="true" />}>
          {officeNumber && <PhoneLink number={officeNumber} />}
        </Fact>
        <Fact label="Cell" icon={<Smartphone aria-hidden="true" />}>
          {mobileNumber && <PhoneLink number={mobileNumber} />}
        </Fact>
        <Fact label="Email" icon={<Mail aria-hidden="true" />} isWide>
          <MailLink address={primaryEmailAddress}>
            <Highlight text={primaryEmailAddress} match={search} />
          </MailLink>
        </Fact>
        <Fact label="Location" icon={<MapPin aria-hidden="true" />} isWide>
          {location && placeText(location)}
        </Fact>
      </Facts>
    </>
  )
}

const Names = styled('div')({ flex: '1 1 auto', minWidth: 0 })

const Name = styled(ButtonBase)(({ theme }) => ({
  ...wholeCard(theme),
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  borderRadius: 2,
  ...theme.typography.h3,
}))

const Title = styled('p')(({ theme }) => ({
  minHeight: 16,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
}))
