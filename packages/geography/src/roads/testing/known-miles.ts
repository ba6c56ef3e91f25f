/**
 * Driving miles between cities as road atlases and route planners commonly give them: what the network is held against.
 * Only every second pair was looked at while its stretches were corrected; the others show how it does elsewhere.
 */
export const knownMiles: readonly (readonly [from: string, to: string, miles: number])[] = read(`
Chicago IL|Indianapolis IN|183
Chicago IL|Detroit MI|283
Chicago IL|Milwaukee WI|92
Chicago IL|St. Louis MO|297
Chicago IL|Minneapolis MN|408
Chicago IL|Cleveland OH|345
Chicago IL|Nashville TN|473
Chicago IL|Memphis TN|531
Chicago IL|Omaha NE|470
Chicago IL|Kansas City MO|510
Chicago IL|Des Moines IA|333
Chicago IL|Louisville KY|298
Chicago IL|Cincinnati OH|295
Chicago IL|Columbus OH|355
Chicago IL|Pittsburgh PA|461
Chicago IL|New York NY|790
Chicago IL|Boston MA|983
Chicago IL|Atlanta GA|716
Chicago IL|Dallas TX|967
Chicago IL|Houston TX|1082
Chicago IL|Denver CO|1003
Chicago IL|New Orleans LA|925
Chicago IL|Toronto ON|523
Chicago IL|Green Bay WI|207
Chicago IL|Madison WI|147
Chicago IL|Peoria IL|167
Chicago IL|Springfield IL|202
Chicago IL|Grand Rapids MI|178
Chicago IL|Fort Wayne IN|160
Chicago IL|Los Angeles CA|2015
Chicago IL|Seattle WA|2064
Chicago IL|Salt Lake City UT|1400
Chicago IL|San Francisco CA|2130
Detroit MI|Cleveland OH|170
Detroit MI|Toronto ON|232
Detroit MI|Columbus OH|204
Detroit MI|Cincinnati OH|263
Detroit MI|Indianapolis IN|288
Detroit MI|Grand Rapids MI|158
Detroit MI|Lansing MI|90
Detroit MI|Pittsburgh PA|287
Detroit MI|New York NY|615
Detroit MI|Atlanta GA|722
Detroit MI|Nashville TN|534
Detroit MI|Sault Ste. Marie MI|345
Cleveland OH|Columbus OH|143
Cleveland OH|Pittsburgh PA|134
Cleveland OH|Buffalo NY|190
Cleveland OH|Cincinnati OH|249
Cleveland OH|New York NY|462
Cleveland OH|Indianapolis IN|316
Cleveland OH|Washington DC|373
Cleveland OH|Erie PA|102
Cleveland OH|Toledo OH|115
Columbus OH|Cincinnati OH|107
Columbus OH|Indianapolis IN|175
Columbus OH|Pittsburgh PA|185
Columbus OH|Louisville KY|209
Columbus OH|Charleston WV|163
Columbus OH|Toledo OH|143
Cincinnati OH|Louisville KY|100
Cincinnati OH|Lexington KY|83
Cincinnati OH|Indianapolis IN|112
Cincinnati OH|Nashville TN|273
Cincinnati OH|Knoxville TN|252
Cincinnati OH|Atlanta GA|461
Indianapolis IN|St. Louis MO|243
Indianapolis IN|Louisville KY|114
Indianapolis IN|Nashville TN|288
Indianapolis IN|Fort Wayne IN|127
Indianapolis IN|Kansas City MO|484
Indianapolis IN|Dayton OH|117
Indianapolis IN|South Bend IN|150
Indianapolis IN|Atlanta GA|534
Indianapolis IN|Memphis TN|464
St. Louis MO|Kansas City MO|248
St. Louis MO|Memphis TN|284
St. Louis MO|Nashville TN|309
St. Louis MO|Springfield MO|216
St. Louis MO|Tulsa OK|395
St. Louis MO|Oklahoma City OK|500
St. Louis MO|Little Rock AR|346
St. Louis MO|Louisville KY|260
St. Louis MO|Des Moines IA|349
St. Louis MO|Minneapolis MN|560
St. Louis MO|Evansville IN|170
St. Louis MO|Atlanta GA|555
St. Louis MO|Denver CO|850
St. Louis MO|Dallas TX|632
Kansas City MO|Omaha NE|185
Kansas City MO|Des Moines IA|194
Kansas City MO|Wichita KS|198
Kansas City MO|Oklahoma City OK|350
Kansas City MO|Denver CO|604
Kansas City MO|Minneapolis MN|437
Kansas City MO|Springfield MO|167
Kansas City MO|Topeka KS|63
Minneapolis MN|Duluth MN|154
Minneapolis MN|Fargo ND|235
Minneapolis MN|Milwaukee WI|337
Minneapolis MN|Des Moines IA|244
Minneapolis MN|Omaha NE|381
Minneapolis MN|Sioux Falls SD|237
Minneapolis MN|Madison WI|270
Minneapolis MN|Rochester MN|86
Minneapolis MN|Winnipeg MB|457
Minneapolis MN|Denver CO|915
Minneapolis MN|Atlanta GA|1128
Minneapolis MN|Green Bay WI|278
Milwaukee WI|Madison WI|79
Milwaukee WI|Green Bay WI|118
Des Moines IA|Omaha NE|136
Des Moines IA|Cedar Rapids IA|129
Des Moines IA|Davenport IA|170
Omaha NE|Denver CO|540
Omaha NE|Lincoln NE|57
Omaha NE|Sioux Falls SD|182
Fargo ND|Bismarck ND|196
Fargo ND|Sioux Falls SD|244
Fargo ND|Winnipeg MB|222
Bismarck ND|Billings MT|415
Sioux Falls SD|Rapid City SD|348
Louisville KY|Nashville TN|175
Louisville KY|Lexington KY|78
Louisville KY|Memphis TN|384
Lexington KY|Knoxville TN|171
Lexington KY|Charleston WV|177
Nashville TN|Memphis TN|212
Nashville TN|Knoxville TN|180
Nashville TN|Atlanta GA|249
Nashville TN|Birmingham AL|192
Nashville TN|Chattanooga TN|134
Nashville TN|Huntsville AL|111
Nashville TN|Charlotte NC|409
Nashville TN|Little Rock AR|348
Memphis TN|Little Rock AR|137
Memphis TN|Jackson MS|210
Memphis TN|New Orleans LA|395
Memphis TN|Birmingham AL|238
Memphis TN|Dallas TX|453
Memphis TN|Tupelo MS|109
Memphis TN|Atlanta GA|383
Knoxville TN|Asheville NC|116
Knoxville TN|Chattanooga TN|112
Knoxville TN|Atlanta GA|214
Knoxville TN|Roanoke VA|258
Knoxville TN|Washington DC|486
Atlanta GA|Birmingham AL|147
Atlanta GA|Charlotte NC|245
Atlanta GA|Savannah GA|248
Atlanta GA|Jacksonville FL|346
Atlanta GA|Miami FL|662
Atlanta GA|Tampa FL|456
Atlanta GA|Orlando FL|439
Atlanta GA|New Orleans LA|469
Atlanta GA|Montgomery AL|160
Atlanta GA|Mobile AL|328
Atlanta GA|Augusta GA|146
Atlanta GA|Columbia SC|215
Atlanta GA|Greenville SC|145
Atlanta GA|Chattanooga TN|118
Atlanta GA|Macon GA|84
Atlanta GA|Dallas TX|781
Atlanta GA|Houston TX|793
Atlanta GA|Washington DC|638
Atlanta GA|New York NY|868
Atlanta GA|Raleigh NC|407
Atlanta GA|Denver CO|1405
Birmingham AL|Montgomery AL|92
Birmingham AL|Huntsville AL|101
Birmingham AL|Jackson MS|239
Birmingham AL|New Orleans LA|343
Birmingham AL|Chattanooga TN|147
New Orleans LA|Baton Rouge LA|81
New Orleans LA|Mobile AL|144
New Orleans LA|Houston TX|348
New Orleans LA|Jackson MS|187
New Orleans LA|Lafayette LA|135
New Orleans LA|Pensacola FL|201
New Orleans LA|New York NY|1305
Jackson MS|Shreveport LA|215
Shreveport LA|Dallas TX|188
Shreveport LA|Lafayette LA|212
Baton Rouge LA|Houston TX|270
Mobile AL|Montgomery AL|170
Mobile AL|Tallahassee FL|244
Tallahassee FL|Jacksonville FL|164
Tallahassee FL|Pensacola FL|197
Tallahassee FL|Orlando FL|257
Jacksonville FL|Orlando FL|141
Jacksonville FL|Savannah GA|140
Jacksonville FL|Miami FL|347
Jacksonville FL|Tampa FL|199
Orlando FL|Miami FL|236
Orlando FL|Tampa FL|85
Tampa FL|Miami FL|280
Tampa FL|Fort Myers FL|128
Savannah GA|Charleston SC|107
Charleston SC|Columbia SC|115
Columbia SC|Charlotte NC|93
Charlotte NC|Raleigh NC|166
Charlotte NC|Greensboro NC|92
Charlotte NC|Asheville NC|127
Charlotte NC|Greenville SC|102
Charlotte NC|Charleston SC|209
Charlotte NC|Washington DC|399
Charlotte NC|Myrtle Beach SC|175
Raleigh NC|Wilmington NC|131
Raleigh NC|Greensboro NC|79
Raleigh NC|Fayetteville NC|64
Asheville NC|Greenville SC|62
Richmond VA|Washington DC|109
Richmond VA|Norfolk VA|92
Richmond VA|Charlottesville VA|71
Richmond VA|Roanoke VA|189
Norfolk VA|Washington DC|194
Roanoke VA|Washington DC|240
Washington DC|Baltimore MD|39
Washington DC|Philadelphia PA|139
Washington DC|New York NY|226
Washington DC|Pittsburgh PA|245
Washington DC|Boston MA|440
Washington DC|Charlottesville VA|117
Baltimore MD|Philadelphia PA|105
Baltimore MD|Harrisburg PA|79
Baltimore MD|Pittsburgh PA|248
Philadelphia PA|New York NY|95
Philadelphia PA|Pittsburgh PA|305
Philadelphia PA|Harrisburg PA|107
Philadelphia PA|Scranton PA|125
Philadelphia PA|Allentown PA|62
Philadelphia PA|Atlantic City NJ|62
Philadelphia PA|Boston MA|308
Harrisburg PA|Scranton PA|120
Harrisburg PA|State College PA|87
Pittsburgh PA|Buffalo NY|219
Pittsburgh PA|Erie PA|128
Pittsburgh PA|New York NY|371
Pittsburgh PA|Morgantown WV|75
New York NY|Boston MA|215
New York NY|Albany NY|152
New York NY|Buffalo NY|373
New York NY|Hartford CT|117
New York NY|Providence RI|181
New York NY|Scranton PA|122
New York NY|Syracuse NY|247
New York NY|Binghamton NY|178
New York NY|Montreal QC|370
Albany NY|Buffalo NY|290
Albany NY|Syracuse NY|146
Albany NY|Montreal QC|223
Albany NY|Boston MA|169
Syracuse NY|Rochester NY|87
Syracuse NY|Buffalo NY|149
Syracuse NY|Binghamton NY|73
Syracuse NY|Watertown NY|71
Rochester NY|Buffalo NY|75
Burlington VT|Boston MA|216
Burlington VT|Montreal QC|95
Boston MA|Hartford CT|101
Boston MA|Providence RI|50
Boston MA|Portland ME|108
Boston MA|Manchester NH|53
Boston MA|Springfield MA|91
Boston MA|Montreal QC|307
Boston MA|Los Angeles CA|2983
Portland ME|Bangor ME|130
Hartford CT|Springfield MA|26
Dallas TX|Houston TX|239
Dallas TX|San Antonio TX|274
Dallas TX|Austin TX|195
Dallas TX|Oklahoma City OK|206
Dallas TX|Little Rock AR|318
Dallas TX|El Paso TX|635
Dallas TX|Amarillo TX|362
Dallas TX|Lubbock TX|346
Dallas TX|Tulsa OK|258
Dallas TX|Denver CO|795
Dallas TX|Albuquerque NM|647
Dallas TX|Phoenix AZ|1066
Dallas TX|Waco TX|96
Dallas TX|Texarkana TX|180
Dallas TX|Abilene TX|182
Dallas TX|Los Angeles CA|1436
Dallas TX|New York NY|1548
Dallas TX|Laredo TX|430
Houston TX|San Antonio TX|197
Houston TX|Austin TX|165
Houston TX|Corpus Christi TX|208
Houston TX|Laredo TX|315
Houston TX|Beaumont TX|85
Houston TX|Brownsville TX|355
Houston TX|El Paso TX|745
Houston TX|Los Angeles CA|1547
Houston TX|New York NY|1628
San Antonio TX|Laredo TX|157
San Antonio TX|Austin TX|80
San Antonio TX|Corpus Christi TX|143
San Antonio TX|El Paso TX|551
San Antonio TX|McAllen TX|238
San Antonio TX|Eagle Pass TX|142
San Antonio TX|Del Rio TX|154
Austin TX|Waco TX|102
El Paso TX|Albuquerque NM|266
El Paso TX|Phoenix AZ|430
El Paso TX|Tucson AZ|317
Amarillo TX|Lubbock TX|124
Amarillo TX|Albuquerque NM|288
Amarillo TX|Oklahoma City OK|260
Amarillo TX|Denver CO|434
Lubbock TX|Midland TX|118
Lubbock TX|Abilene TX|165
Midland TX|El Paso TX|305
Oklahoma City OK|Tulsa OK|106
Oklahoma City OK|Wichita KS|161
Oklahoma City OK|Little Rock AR|339
Oklahoma City OK|Albuquerque NM|543
Tulsa OK|Springfield MO|181
Tulsa OK|Fayetteville AR|115
Little Rock AR|Fort Smith AR|159
Little Rock AR|Texarkana TX|144
Wichita KS|Denver CO|520
Springfield MO|Memphis TN|283
Laredo TX|Corpus Christi TX|143
Denver CO|Cheyenne WY|101
Denver CO|Colorado Springs CO|70
Denver CO|Albuquerque NM|448
Denver CO|Salt Lake City UT|520
Denver CO|Grand Junction CO|244
Denver CO|Casper WY|279
Denver CO|Rapid City SD|393
Denver CO|Billings MT|554
Denver CO|Las Vegas NV|748
Denver CO|Los Angeles CA|1017
Denver CO|Pueblo CO|114
Denver CO|New York NY|1778
Denver CO|San Francisco CA|1250
Salt Lake City UT|Boise ID|339
Salt Lake City UT|Las Vegas NV|421
Salt Lake City UT|Reno NV|518
Salt Lake City UT|Idaho Falls ID|214
Salt Lake City UT|Pocatello ID|164
Salt Lake City UT|Provo UT|45
Salt Lake City UT|Grand Junction CO|286
Salt Lake City UT|Cheyenne WY|440
Salt Lake City UT|Los Angeles CA|688
Boise ID|Portland OR|430
Boise ID|Twin Falls ID|128
Boise ID|Seattle WA|506
Boise ID|Winnemucca NV|256
Seattle WA|Portland OR|174
Seattle WA|Spokane WA|279
Seattle WA|Vancouver BC|142
Seattle WA|Yakima WA|142
Seattle WA|San Francisco CA|808
Seattle WA|Bellingham WA|90
Seattle WA|New York NY|2852
Seattle WA|Miami FL|3297
Seattle WA|Boston MA|3050
Seattle WA|Phoenix AZ|1415
Portland OR|Eugene OR|111
Portland OR|Medford OR|273
Portland OR|Bend OR|162
Portland OR|Sacramento CA|580
Portland OR|Spokane WA|352
Portland OR|Chicago IL|2121
Spokane WA|Missoula MT|199
Spokane WA|Coeur d'Alene ID|33
Spokane WA|Lewiston ID|104
Missoula MT|Helena MT|115
Missoula MT|Butte MT|119
Missoula MT|Kalispell MT|118
Billings MT|Bozeman MT|142
Billings MT|Great Falls MT|219
Billings MT|Sheridan WY|131
Great Falls MT|Helena MT|90
Cheyenne WY|Casper WY|178
Cheyenne WY|Laramie WY|50
Las Vegas NV|Phoenix AZ|297
Las Vegas NV|Los Angeles CA|270
Las Vegas NV|Reno NV|440
Las Vegas NV|Flagstaff AZ|252
Las Vegas NV|St. George UT|120
Las Vegas NV|San Diego CA|331
Phoenix AZ|Tucson AZ|113
Phoenix AZ|Flagstaff AZ|145
Phoenix AZ|San Diego CA|355
Phoenix AZ|Yuma AZ|185
Phoenix AZ|Los Angeles CA|373
Tucson AZ|Nogales AZ|68
Tucson AZ|San Diego CA|407
Albuquerque NM|Santa Fe NM|64
Albuquerque NM|Flagstaff AZ|324
Albuquerque NM|Farmington NM|182
Albuquerque NM|Roswell NM|200
Albuquerque NM|Las Cruces NM|223
Los Angeles CA|San Francisco CA|382
Los Angeles CA|Sacramento CA|385
Los Angeles CA|Fresno CA|219
Los Angeles CA|Bakersfield CA|113
Los Angeles CA|San Diego CA|120
Los Angeles CA|Santa Barbara CA|95
Los Angeles CA|Flagstaff AZ|466
Los Angeles CA|Seattle WA|1136
Los Angeles CA|Portland OR|963
Los Angeles CA|New York NY|2790
Los Angeles CA|Atlanta GA|2174
Los Angeles CA|Philadelphia PA|2715
San Francisco CA|Sacramento CA|88
San Francisco CA|San Jose CA|48
San Francisco CA|Reno NV|218
San Francisco CA|Fresno CA|187
San Francisco CA|Eureka CA|271
San Francisco CA|Santa Rosa CA|55
San Francisco CA|New York NY|2905
Sacramento CA|Reno NV|132
Sacramento CA|Fresno CA|171
Sacramento CA|Redding CA|162
Sacramento CA|Stockton CA|49
Fresno CA|Bakersfield CA|109
San Diego CA|Yuma AZ|172
Reno NV|Elko NV|289
Miami FL|New York NY|1281
Miami FL|Chicago IL|1380
Toronto ON|Montreal QC|336
Toronto ON|Ottawa ON|280
Toronto ON|London ON|119
Toronto ON|Sudbury ON|250
Toronto ON|Kingston ON|163
Toronto ON|Hamilton ON|43
Toronto ON|Buffalo NY|99
Montreal QC|Quebec QC|158
Montreal QC|Ottawa ON|124
Montreal QC|Sherbrooke QC|97
Montreal QC|Halifax NS|780
Halifax NS|Moncton NB|162
Halifax NS|Sydney NS|250
Moncton NB|Fredericton NB|110
Moncton NB|Saint John NB|95
Ottawa ON|Kingston ON|122
Ottawa ON|Sudbury ON|300
Sudbury ON|Sault Ste. Marie ON|191
Thunder Bay ON|Winnipeg MB|436
Thunder Bay ON|Duluth MN|189
Winnipeg MB|Regina SK|357
Winnipeg MB|Brandon MB|133
Winnipeg MB|Saskatoon SK|487
Regina SK|Saskatoon SK|161
Regina SK|Calgary AB|471
Calgary AB|Edmonton AB|186
Calgary AB|Banff AB|79
Calgary AB|Vancouver BC|604
Calgary AB|Lethbridge AB|131
Calgary AB|Medicine Hat AB|183
Calgary AB|Kelowna BC|377
Calgary AB|Saskatoon SK|378
Edmonton AB|Saskatoon SK|326
Edmonton AB|Vancouver BC|720
Edmonton AB|Grande Prairie AB|284
Edmonton AB|Fort McMurray AB|271
Edmonton AB|Jasper AB|227
Vancouver BC|Kamloops BC|220
Vancouver BC|Kelowna BC|243
Vancouver BC|Prince George BC|487
Vancouver BC|Whistler BC|76
Anchorage AK|Fairbanks AK|359
Whitehorse YT|Anchorage AK|703
Nuevo Laredo MX-TAM|Monterrey MX-NL|139
Monterrey MX-NL|Saltillo MX-COAH|53
Monterrey MX-NL|Mexico City MX-CDMX|567
Monterrey MX-NL|Reynosa MX-TAM|139
Monterrey MX-NL|San Luis Potosi MX-SLP|318
Monterrey MX-NL|Ciudad Victoria MX-TAM|178
Monterrey MX-NL|Guadalajara MX-JAL|491
Mexico City MX-CDMX|Guadalajara MX-JAL|336
Mexico City MX-CDMX|Puebla MX-PUE|82
Mexico City MX-CDMX|Queretaro MX-QRO|133
Mexico City MX-CDMX|Leon MX-GTO|240
Mexico City MX-CDMX|Veracruz MX-VER|249
Mexico City MX-CDMX|Acapulco MX-GRO|237
Mexico City MX-CDMX|San Luis Potosi MX-SLP|258
Mexico City MX-CDMX|Toluca MX-MEX|41
Mexico City MX-CDMX|Morelia MX-MICH|190
Mexico City MX-CDMX|Oaxaca MX-OAX|287
Mexico City MX-CDMX|Merida MX-YUC|814
Guadalajara MX-JAL|Leon MX-GTO|138
Guadalajara MX-JAL|Tepic MX-NAY|133
Guadalajara MX-JAL|Manzanillo MX-COL|187
Guadalajara MX-JAL|Mazatlan MX-SIN|298
Guadalajara MX-JAL|Aguascalientes MX-AGS|138
Ciudad Juarez MX-CHIH|Chihuahua MX-CHIH|231
Torreon MX-COAH|Durango MX-DGO|157
Durango MX-DGO|Mazatlan MX-SIN|144
Hermosillo MX-SON|Nogales MX-SON|171
Culiacan MX-SIN|Mazatlan MX-SIN|136
Tijuana MX-BC|Mexicali MX-BC|113
Tijuana MX-BC|Ensenada MX-BC|66
Merida MX-YUC|Cancun MX-QROO|192
Laredo TX|Monterrey MX-NL|142
`)

function read(table: string): [from: string, to: string, miles: number][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', miles] = line.split('|')
      return [from, to, Number(miles)]
    })
}
