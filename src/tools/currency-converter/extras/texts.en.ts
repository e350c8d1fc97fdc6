/** What the sections are called, before their code comes. */
export const MONEY = 'Inverse rate, card fee, minor units'
export const PAST = 'Rate chart and past rates'
export const MANY = 'One amount in many currencies'
