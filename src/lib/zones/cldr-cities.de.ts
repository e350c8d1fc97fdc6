// Names by CLDR 48.2.0 (Unicode-3.0), written by `npm run language-names -- de`.
import { wordTable } from '#lib/word-table'

// A program that uses it no more leaves it out; as a text it would be copied to each place of its use.
/** Cities by the ids of their zones, where they have another name than in English. */
export const CLDR_CITIES = /* @__PURE__ */ wordTable(`
  Pacific/Easter: Osterinsel, Pacific/Fiji: Fidschi, Pacific/Truk: Chuuk, Pacific/Ponape: Pohnpei,
  Pacific/Enderbury: Canton, Pacific/Wallis: Wallis_&_Futuna, Europe/Tirane: Tirana, Europe/Vienna: Wien,
  Europe/Brussels: Brüssel, Europe/Prague: Prag, Europe/Copenhagen: Kopenhagen, Europe/Athens: Athen,
  Europe/Rome: Rom, Europe/Luxembourg: Luxemburg, Europe/Warsaw: Warschau, Europe/Lisbon: Lissabon,
  Europe/Bucharest: Bukarest, Europe/Belgrade: Belgrad, Europe/Moscow: Moskau, Europe/Volgograd: Wolgograd,
  Europe/Saratov: Saratow, Europe/Astrakhan: Astrachan, Europe/Ulyanovsk: Uljanowsk, Europe/Kirov: Kirow,
  Europe/Kiev: Kiew, Europe/Vatican: Vatikan, Asia/Yerevan: Eriwan, Asia/Brunei: Brunei_Darussalam,
  Asia/Nicosia: Nikosia, Asia/Tbilisi: Tiflis, Asia/Calcutta: Kalkutta, Asia/Baghdad: Bagdad, Asia/Tehran: Teheran,
  Asia/Tokyo: Tokio, Asia/Bishkek: Bischkek, Asia/Pyongyang: Pjöngjang, Asia/Aqtobe: Aktobe, Asia/Qostanay: Qostanai,
  Asia/Qyzylorda: Qysylorda, Asia/Rangoon: Rangun, Asia/Hovd: Chowd, Asia/Katmandu: Kathmandu, Asia/Muscat: Maskat,
  Asia/Karachi: Karatschi, Asia/Qatar: Katar, Asia/Yekaterinburg: Jekaterinburg, Asia/Novosibirsk: Nowosibirsk,
  Asia/Novokuznetsk: Nowokuznetsk, Asia/Krasnoyarsk: Krasnojarsk, Asia/Chita: Tschita, Asia/Yakutsk: Jakutsk,
  Asia/Vladivostok: Wladiwostok, Asia/Khandyga: Chandyga, Asia/Sakhalin: Sachalin, Asia/Kamchatka: Kamtschatka,
  Asia/Riyadh: Riad, Asia/Singapore: Singapur, Asia/Damascus: Damaskus, Asia/Dushanbe: Duschanbe,
  Asia/Ashgabat: Aşgabat, Asia/Taipei: Taipeh, Asia/Tashkent: Taschkent, Asia/Saigon: Ho-Chi-Minh-Stadt,
  Antarctica/Syowa: Showa, Antarctica/Vostok: Wostok, America/St_Barthelemy: Saint-Barthélemy,
  America/Noronha: Fernando_de_Noronha, America/Coral_Harbour: Atikokan, America/Havana: Havanna,
  America/Godthab: Nuuk, America/Scoresbysund: Ittoqqortoormiit, America/Jamaica: Jamaika,
  America/Cayman: Kaimaninseln, America/Mexico_City: Mexiko-Stadt, America/Miquelon: Saint-Pierre,
  America/Lower_Princes: Lower_Prince’s_Quarter, Africa/Djibouti: Dschibuti, Africa/Algiers: Algier,
  Africa/Cairo: Kairo, Africa/Asmera: Asmara, Africa/Addis_Ababa: Addis_Abeba, Africa/Tripoli: Tripolis,
  Africa/Khartoum: Khartum, Africa/Mogadishu: Mogadischu, Africa/Dar_es_Salaam: Daressalam,
  Atlantic/Cape_Verde: Cabo_Verde, Atlantic/Canary: Kanaren, Atlantic/Faeroe: Färöer,
  Atlantic/South_Georgia: Südgeorgien, Atlantic/Azores: Azoren, Indian/Christmas: Weihnachtsinsel,
  Indian/Comoro: Komoren, Indian/Maldives: Malediven
`)
