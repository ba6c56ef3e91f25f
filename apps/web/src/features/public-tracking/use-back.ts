import { trackingLanding } from '@lanewise/domain/tracking/public/address'
import { useLocation, useNavigate } from 'react-router'

/** To where somebody came from; whoever opened the address itself came from nowhere and gets to the search. */
export function useBack(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(trackingLanding, { replace: true }) : navigate(-1))
}
