export const SHARE = 'Share'
export const SHARE_LINK = 'Share link'
export const shareNamed = (file: string) => `Share ${file}`
