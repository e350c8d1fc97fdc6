/** What is published beside the language of this build: each page is there in these too. */
export const OTHER_LANGUAGES = __OTHER_LANGUAGES__

export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]
