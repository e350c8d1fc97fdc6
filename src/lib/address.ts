/** A web, mail or telephone address, as it is pasted from elsewhere. */
export const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|tel:)\S+$/i
