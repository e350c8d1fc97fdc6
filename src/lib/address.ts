/** An address, as it is pasted from elsewhere: of any scheme with `//`, of the web, of mail, of a telephone. */
export const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|tel:|sms(?:to)?:)\S+$/i
