/** NUL and a lone half of a surrogate pair are no characters: the database can't hold them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);
