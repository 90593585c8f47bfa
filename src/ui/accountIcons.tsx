import { icon } from './icon'

export const FormIcon = icon(
  <>
    <path d="M18.5 9V6a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2h3" />
    <path d="M9 8.5h6M9 12.5h3" />
    <path d="m13.5 20.5.6-2.8 5.2-5.2a1.55 1.55 0 0 1 2.2 2.2l-5.2 5.2z" />
  </>,
)

export const HealthIcon = icon(
  <>
    <path d="M20.6 11.3c.3-.8.4-1.5.4-2.3A4.7 4.7 0 0 0 12 7a4.7 4.7 0 0 0-9 2c0 .8.1 1.5.4 2.3M5.2 14.5C7.4 17.8 12 20.5 12 20.5s4.6-2.7 6.8-6" />
    <path d="M3 12.8h5l1.7-2.8 2.6 4.8 1.5-2H21" />
  </>,
)

export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8.3" r="3.4" />
    <path d="M2.8 19.5c.5-3.4 2.9-5.2 6.2-5.2s5.7 1.8 6.2 5.2" />
    <path d="M15.5 5.1a3.4 3.4 0 0 1 0 6.4M17.6 14.7c2 .7 3.3 2.3 3.6 4.8" />
  </>,
)

export const ReportIcon = icon(
  <>
    <path d="M7 3.5h7l4.5 4.5v10.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z" />
    <path d="M13.5 3.5v5h5M8.5 12.5h6.5M8.5 16.5h4" />
  </>,
)

export const CouponIcon = icon(
  <>
    <path d="M4.5 6h15A1.5 1.5 0 0 1 21 7.5v2.3a2.3 2.3 0 0 0 0 4.4v2.3a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-2.3a2.3 2.3 0 0 0 0-4.4V7.5A1.5 1.5 0 0 1 4.5 6z" />
    <path d="M14.5 9v.1M14.5 12v.1M14.5 15v.1" />
  </>,
)
