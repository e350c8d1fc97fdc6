/** The sample texts, in their order on the page. */
export const TEMPLATE_IDS = ['url', 'email', 'phone', 'sms', 'wifi', 'contact'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]
