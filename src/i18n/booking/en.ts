import type zh from './zh'
import type { Words } from '@/i18n/words'

const words: Words<typeof zh> = {
  address: 'Address',
  hours: 'Opening hours',
  distance: 'Distance',
  organisationList: {
    card: 'See which clinics offer a breast check, then choose a day.',
    empty: 'No clinics',
    emptyText: 'No clinic offers this service at the moment. Please see our other services.',
    toServices: 'See other services',
    lastTime: 'Last time',
    noPosition: 'Turn on location to see distances.',
  },
  confirm: {
    when: 'Date of the check',
    patient: 'Patient',
    choosePatient: 'Who is the check for?',
    self: 'Myself',
    noPatients: 'There is no one to book for yet.',
    specification: 'Package',
    price: 'Amount due',
    choose: 'Estimate – choose a package',
    asking: 'Estimate – being confirmed',
    priceFailed: 'We could not confirm the price; below is an estimate',
    submit: 'Place order',
    creating: 'Creating the order',
    wait: 'Please wait, the order is being created',
    notice: 'Before you book',
    implants: 'This check cannot be done with breast implants.',
    rules: {
      before: 'Full refund if you cancel before 18:00 on the day before the check.',
      after: 'No refund if you cancel from 18:00 on the day before the check.',
      breach: 'No refund if you do not keep the appointment, for example by not coming.',
      limit: 'You can cancel up to 3 times per calendar day.',
    },
    refundUntil: 'For this appointment: full refund if you cancel before {{day}}, 18:00.',
    refundOver: 'No refund for this date: it is after 18:00 the day before.',
    failed: 'The order was not placed',
    unknown: 'We could not confirm your order',
    unknownBefore: 'We could not confirm an earlier order',
    offline: 'Your choices are kept',
    kept: 'Your choices are kept; you can change them and place the order again.',
    look: 'Your choices are kept. The order may already exist. Please check My appointments first, and place it again only if it is not there.',
    placedElsewhere: 'This order has been placed already',
    toAppointments: 'My appointments',
    otherDay: 'Choose another day',
    dayOver: 'The day you chose has passed. Please choose another day.',
    newPrice: {
      title: 'The amount has changed',
      message:
        'The amount shown was {{shown}}; {{asked}} is due now. The order has been placed. You can pay it, or view it first.',
      pay: 'Continue to pay',
      look: 'View the order',
    },
  },
  problems: {
    noPatient: 'Please choose the patient',
    noSpecification: 'Please choose a package',
  },
}

export default words
